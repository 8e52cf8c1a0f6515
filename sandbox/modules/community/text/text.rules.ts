import { INSULT_WORDS } from './insult-words';

/** Characters of one message. */
export const MAX_CHARACTERS = 200;

const HIDDEN = '***';
/**
 * Addresses with and without scheme: a name with a point and an ending of letters, whatever endings exist by now. After a Chinese
 * full stop, which ends sentences too, only a common ending makes an address.
 */
const LINKS =
  /\b(?:https?|ftp|wss?):\/\/\S+|\bwww[.。]\S+|[a-z0-9-]+(?:\.[a-z0-9-]+)*(?:\.[a-z]{2,24}|。(?:com|cn|net|org|top|vip|cc|xyz|me|io|app|bet))(?![a-z0-9])\S*/gi;
/** An address whose point is a word or has spaces around it; a name of digits alone is a time, such as 8点. */
const SPOKEN_LINKS =
  /(?<![a-z0-9])(?=[a-z0-9-]*[a-z])[a-z0-9-]{2,}(?: ?(?:点|[[(]dot[\])]) ?| dot | ?[.。] | [.。] ?)(?:com|cn|net|org|xyz|cc|vip|top|bet)(?![a-z0-9])(?:\/\S*)?/gi;
/**
 * Phones, cards and account numbers: seven digits and more, with up to three marks between two of them, or the same one to three
 * letters between all of them.
 */
const NUMBERS = /\d(?:[^\p{L}\p{N}]{0,3}\d){6,}|\d(\D{1,3}?)\d(?:\1\d){5,}/gu;
/**
 * Eight digits and more with single letters among them; `x` appears between scores and prices. Marks are points (`plainMarks`): with
 * the classes of all letters and digits in its place, the engine compiles it for 0.4 s.
 */
const LETTERED_NUMBERS = /\d(?:\.{0,3}(?:[a-wyz]\.{0,3})?\d){7,}/gi;
/** A number some of whose digits are letters that look like them: seven characters, five of them digits. */
const LIKE_NUMBERS = /(?<![\p{L}\p{N}])(?=(?:[lIoO._*·-]*\d){5})(?=[\d._*·-]*[lIoO])[\dlIoO](?:[._*·-]{0,2}[\dlIoO]){6,}(?![\p{L}\p{N}])/gu;
/** Characters that are read out as one digit, including their names on the phone. */
const NUMERALS = /[〇零一二三四五六七八九壹贰叁肆伍陆柒捌玖貳叄陸两兩幺弌弍弎]/g;
/** An account of another service behind its name: such a message invites private contact. */
const ACCOUNTS =
  /(?:[微薇威v]信|扣扣|电报|飞机|(?<![a-z0-9])(?:wechat|weixin|wx|vx|qq|tg|telegram|whatsapp|line))[^\p{L}\p{N}]{0,4}(?:号码?|id|是|为|搜|加)?[^\p{L}\p{N}]{0,4}[a-z0-9][a-z0-9_-]{3,19}/giu;
/** Common insults, also with spaces and signs between their characters. */
const INSULTS = new RegExp(INSULT_WORDS.map((word) => [...word].join(String.raw`[\s*._-]{0,3}`)).join('|'), 'gi');
/** Digits, letters and points of double width. */
const WIDE = /[\uFF0E\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g;
const WIDE_OFFSET = 0xfee0;
/** Control characters, and marks that reverse or hide the text beside them; the joiner of emoji stays. */
const INVISIBLE = /[\p{Cc}\u00AD\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;
/** Characters without width: joiners, signs over others, choices of a form. */
const UNSEEN = /[\p{Cf}\p{Mn}\p{Me}]/gu;

/**
 * A message as it is sent: one line, wide digits and letters made narrow, addresses, long numbers and insults hidden. This keeps
 * scammers from luring members out of the room, above all to an account for a deposit. Null for an empty text, and for more than
 * `MAX_CHARACTERS`.
 */
export function cleanText(typed: string): string | null {
  const narrow = typed.replace(WIDE, (wide) => String.fromCodePoint(wide.codePointAt(0)! - WIDE_OFFSET));
  const line = narrow.replace(/\s+/g, ' ').replace(INVISIBLE, '').trim();
  if (line === '' || [...line].length > MAX_CHARACTERS) return null;
  const known = [LINKS, SPOKEN_LINKS, ACCOUNTS].reduce((text, what) => hidden(text, what, plain), line);
  const numbered = hidden(hidden(known, NUMBERS, plainNumber), LETTERED_NUMBERS, plainMarks);
  return hidden(hidden(numbered, LIKE_NUMBERS, plainNumber), INSULTS, plain);
}

/** A character as a reader sees it: in its plainest form, any script's digit as a digit, points of one kind. */
function plain(character: string): string {
  return character
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/\p{Nd}/gu, '0')
    .replace(/[·•]/g, '.');
}

/** The same, with a Chinese numeral as the digit that it means. */
function plainNumber(character: string): string {
  return plain(character).replace(NUMERALS, '0');
}

/** The same, with everything that is neither letter nor digit as a point. */
function plainMarks(character: string): string {
  return plainNumber(character).replace(/[^\p{L}\p{N}]/gu, '.');
}

/** The text without the parts that a reader (`seenAs`) would take for `what`; the rest does not change. */
function hidden(text: string, what: RegExp, seenAs: (character: string) => string): string {
  const characters = [...text];
  // Position of each unit of the plain text in the original.
  const origin: number[] = [];
  let read = '';
  for (const [index, character] of characters.entries()) {
    const seen = seenAs(character);
    read += seen;
    for (let unit = 0; unit < seen.length; unit += 1) origin.push(index);
  }
  let shown = '';
  let from = 0;
  // `matchAll` makes a new expression, which the engine compiles again when its cache has been emptied.
  what.lastIndex = 0;
  for (let found = what.exec(read); found; found = what.exec(read)) {
    shown += characters.slice(from, origin[found.index]).join('') + HIDDEN;
    from = origin[found.index + found[0].length - 1]! + 1;
    // A character without width belongs to the character before it.
    while (from < characters.length && seenAs(characters[from]!) === '') from += 1;
  }
  return shown + characters.slice(from).join('');
}

/** A name as others may see it: the first two and the last two characters; up to four hide all but the first. */
export function maskedName(name: string): string {
  const characters = [...name];
  if (characters.length <= 4) return `${characters[0] ?? ''}**`;
  return `${characters.slice(0, 2).join('')}**${characters.slice(-2).join('')}`;
}
