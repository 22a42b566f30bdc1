/** How many games of ours there were when we were last here, so that their room is kept free from the first moment. */
const ROWS = "ziggurat.rows";

export function awaitedRows(): number {
  return Number(localStorage.getItem(ROWS)) || 0;
}

export function rememberRows(rows: number): void {
  localStorage.setItem(ROWS, String(rows));
}
