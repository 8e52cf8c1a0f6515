/** Width in units: characters above code 255 count 2, others 1 (spec §5). A surrogate pair is one character. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += character.codePointAt(0)! > 255 ? 2 : 1;
  return width;
}

/** `text` up to `limit` units, with an ellipsis when something was cut off. */
export function truncateWidth(text: string, limit: number): string {
  let shown = '';
  let width = 0;
  for (const character of text) {
    width += textWidth(character);
    if (width > limit) return `${shown}…`;
    shown += character;
  }
  return text;
}
