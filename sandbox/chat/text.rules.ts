/** Characters of one message. */
export const MOST_CHARACTERS = 200;

const HIDDEN = '***';
/** Addresses with and without scheme; a name before a common ending. */
const LINKS =
  /\b(?:https?|ftp|wss?):\/\/\S+|\bwww\.\S+|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|cn|net|org|top|vip|cc|xyz|me|io|app|info|club|shop|site|online|ru|tv|link)\b\S*/gi;
/** Phones, cards and account numbers: seven digits and more, however they are parted. */
const NUMBERS = /\d(?:[\s.\-–—_*()+]{0,2}\d){6,}/g;
/** Digits, letters and points of double width. */
const WIDE = /[\uFF0E\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g;
const WIDE_OFFSET = 0xfee0;
/** Control characters, and marks that turn or hide what stands beside them; the joiner of emoji stays. */
const INVISIBLE = /[\p{Cc}\u00AD\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;

/**
 * A message as it goes out: one line, wide digits and letters made narrow, addresses and long numbers hidden. Nobody is to
 * be led out of the room, least of all to an account for a deposit. Null for nothing, and for more than `MOST_CHARACTERS`.
 */
export function cleanText(typed: string): string | null {
  const narrow = typed.replace(WIDE, (wide) => String.fromCodePoint(wide.codePointAt(0)! - WIDE_OFFSET));
  const line = narrow.replace(/\s+/g, ' ').replace(INVISIBLE, '').trim();
  if (line === '' || [...line].length > MOST_CHARACTERS) return null;
  return line.replace(LINKS, HIDDEN).replace(NUMBERS, HIDDEN);
}

/** A name as others may see it: the first two and the last two characters; up to four hide all but the first. */
export function maskedName(name: string): string {
  const characters = [...name];
  if (characters.length <= 4) return `${characters[0] ?? ''}**`;
  return `${characters.slice(0, 2).join('')}**${characters.slice(-2).join('')}`;
}
