/** Rows as a table for a spreadsheet: UTF-8 with the byte order mark that Excel needs. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Quotes a text that begins with one of these, since a spreadsheet would run it. Plain numbers stay numbers. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  // A spreadsheet would round long digits.
  const cellText = /^\d{12,}$/.test(safe) ? `\t${safe}` : safe;
  return /[",\r\n\t]/.test(cellText) ? `"${cellText.replaceAll('"', '""')}"` : cellText;
}
