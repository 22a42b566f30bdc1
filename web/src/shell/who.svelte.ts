/** Who we are to the server: nobody yet, a guest, or an account. */
import { api, Declined, type Me } from "../wire/api";

const KNOWN = "ziggurat.known"; // the server has given this browser a cookie
const NAME = "ziggurat.name";
const NAMES = ["Enki", "Inanna", "Gudea", "Ninsun", "Nabu", "Shamhat", "Etana", "Nisaba", "Utu", "Adapa"];

class Who {
  me = $state.raw<Me | undefined>();
  isLoaded = $state(false);

  /** Ask the server, if it may know us. */
  async load(): Promise<void> {
    if (localStorage.getItem(KNOWN)) await this.isStillKnown();
    this.isLoaded = true;
  }

  /** Ask the server; one that cannot be reached has not forgotten us. */
  async isStillKnown(): Promise<boolean> {
    try {
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof Declined) || error.status !== 401) return true;
      this.forget();
      return false;
    }
    return true;
  }

  /** The name to offer: ours, the last one used here, or one out of a hat. */
  get suggestion(): string {
    return this.me?.name ?? localStorage.getItem(NAME) ?? NAMES[Math.floor(Math.random() * NAMES.length)]!;
  }

  /** Be somebody: a guest under this name, unless we are known already. */
  async ensure(name = this.suggestion): Promise<void> {
    if (!this.isLoaded) await this.load();
    if (this.me) return;
    await api.guest(name);
    await this.remember();
  }

  /** After the server has given us a cookie. */
  async remember(): Promise<void> {
    localStorage.setItem(KNOWN, "1");
    this.me = await api.me();
    localStorage.setItem(NAME, this.me.name);
  }

  forget(): void {
    localStorage.removeItem(KNOWN);
    this.me = undefined;
  }
}

export const who = new Who();
