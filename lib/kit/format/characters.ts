/** Splits texts as readers see them: an emoji of several code points is one character. */
const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('zh') : null;

/** The first `count` characters of a text; never a part of one, as `slice` may leave of an emoji. */
export function firstCharacters(text: string, count: number): string {
  // A text with no more code units than that has no more characters either.
  if (text.length <= count) return text;
  const characters = segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : Array.from(text);
  return characters.slice(0, count).join('');
}
