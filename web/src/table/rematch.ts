import { router } from "../shell/router.svelte";
import { trying } from "../shell/trying";
import { api } from "../wire/api";
import type { Update } from "../wire/protocol";

/** Once more with the same people; who did not play goes where they play it. */
export async function playAgain(position: Update): Promise<void> {
  const plays = position.seats.some((seat) => seat.mine);
  if (position.rematch && !plays) {
    router.go(`/table/${position.rematch}`);
    return;
  }
  await trying(async () => {
    const { table } = await api.rematch(position.table);
    router.go(`/table/${table}`);
  });
}
