/** Eyes that see everything: what one seat may not see, another told. */
import type { Past } from "../wire/api";

export interface Sight {
  seat: number;
  view: Record<string, unknown>;
}

/** The sight of who is asked, with all hands, and every list by seat filled in. */
export function allSeeing({ asked, sights }: Past): Sight {
  const { seat, view } = sights[asked ?? 0] ?? sights[0]!;
  const filled = Object.entries(view).map(([name, value]) => [name, filledIn(name, value, sights)] as const);
  return {
    seat,
    view: { ...Object.fromEntries<unknown>(filled), hands: sights.map((sight) => sight.view.hand) },
  };
}

function filledIn(name: string, value: unknown, sights: Sight[]): unknown {
  if (!Array.isArray(value) || value.length !== sights.length) return value;
  return value.map((own: unknown, seat) => own ?? (sights[seat]!.view[name] as unknown[])[seat]);
}
