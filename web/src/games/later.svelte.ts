/**
 * Parts of a board that its first sight does not need: previews, questions. They are fetched at the first sign that
 * somebody is at the table, before anything can be asked of them, or when they are wanted at once.
 */
const SIGNS = ["pointermove", "pointerdown", "keydown"] as const;

export class Later<Parts> {
  /** As soon as they are here. */
  parts = $state.raw<Parts | undefined>();
  private coming: Promise<void> | undefined;

  constructor(private readonly load: () => Promise<Parts>) {
    for (const sign of SIGNS) addEventListener(sign, () => void this.fetch(), { once: true, passive: true });
  }

  /** In a component: they are wanted as soon as this holds. */
  when(wanted: () => boolean): void {
    $effect(() => {
      if (wanted()) void this.fetch();
    });
  }

  /** Once; again if that failed. */
  fetch(): Promise<void> {
    this.coming ??= this.load().then(
      (parts) => {
        this.parts = parts;
      },
      (error: unknown) => {
        this.coming = undefined;
        throw error;
      },
    );
    return this.coming;
  }
}
