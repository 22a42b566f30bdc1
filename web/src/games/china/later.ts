import { Later } from "../later.svelte";

/** What would follow a piece that is considered; the first sight of a table does not need it. */
export const later = new Later(() => import("./Preview.svelte"));
