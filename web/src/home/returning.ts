/** How many games of ours there were when we were last here, so that their room is kept free from the first moment. */
const ROWS = "ziggurat.rows";

/** Nothing if this browser has never seen them. */
export function awaitedRows(): number | undefined {
  const rows = localStorage.getItem(ROWS);
  return rows === null ? undefined : Number(rows) || 0;
}

export function rememberRows(rows: number): void {
  localStorage.setItem(ROWS, String(rows));
}
