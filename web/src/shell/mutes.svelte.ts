/** Whom we do not want to hear, at any table: the server keeps it by person, whatever they are called. */
import { api } from "../wire/api";
import type { MutedUser, Said } from "../wire/protocol";

class Mutes {
  all = $state.raw<MutedUser[]>([]);

  async load(): Promise<void> {
    this.all = await api.mutes();
  }

  /** Those lines that we want to hear; a bot is no user, and always heard. */
  heard(lines: Said[]): Said[] {
    return lines.filter((line) => !this.all.some(({ user }) => user === line.user));
  }

  async set(user: string, muted: boolean): Promise<void> {
    this.all = await api.mute(user, muted);
  }
}

export const mutes = new Mutes();
