import { trying } from "../shell/trying";
import { api } from "../wire/api";

/** Save the whole game in notation as a file. */
export function saveRecord(table: string): Promise<boolean> {
  return trying(async () => {
    const text = await api.replay(table);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = `${table}.replay`;
    link.click();
    URL.revokeObjectURL(link.href);
  });
}
