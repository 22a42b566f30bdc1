import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import "./design/controls.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startPreferences } from "./shell/prefs.svelte";
import { router } from "./shell/router.svelte";
import { startSound } from "./shell/sound";
import { who } from "./shell/who.svelte";
import { startSymbols } from "./symbols/symbols";

startPreferences();
startSymbols();
startSound();
router.start();
void who.load();
mount(App, { target: document.getElementById("app")! });
