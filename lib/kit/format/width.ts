/** Width units of a text: characters above code 255 count 2, others 1. spec §5 */
export function textWidth(text: string): number {
  let width = 0;
  for (const char of text) width += char.codePointAt(0)! > 255 ? 2 : 1;
  return width;
}
