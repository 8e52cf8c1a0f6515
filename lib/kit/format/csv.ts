/** Columns of a table: the head of each, and its text for a row. */
export type Columns<Row> = readonly (readonly [head: string, textOf: (row: Row) => string])[];

/** Rows as a table for a spreadsheet: UTF-8 with the byte order mark that Excel needs. */
export function csvText<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const lines = [columns.map(([head]) => head), ...rows.map((row) => columns.map(([, textOf]) => textOf(row)))];
  return `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Quotes a text that begins with one of these, since a spreadsheet would run it. Plain numbers stay numbers. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  // A spreadsheet would round long digits.
  const cellText = /^\d{12,}$/.test(safe) ? `\t${safe}` : safe;
  return /[",\r\n\t]/.test(cellText) ? `"${cellText.replaceAll('"', '""')}"` : cellText;
}
