/**
 * First characters in pinyin order of each initial letter. The order is the browser's own (ICU, `zh-CN`), so no table of
 * twenty thousand characters has to be carried.
 */
const FIRST = '阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀';
const LETTERS = 'abcdefghjklmnopqrstwxyz';
const HAN = /\p{Script=Han}/u;
/** One syllable of a pinyin spelling; only its first letter is needed. */
const SYLLABLE = /(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])?[aeiouvü]+(?:ng(?![aeiouvü])|n(?![aeiouvü])|r(?![aeiouvü]))?/gy;

const collator = new Intl.Collator('zh-CN');

/** `利物浦` → `lwp`; other letters stay as they are, in small. */
export function pinyinInitials(text: string): string {
  return [...text.normalize('NFKC').toLowerCase()].map(initialOf).join('');
}

function initialOf(char: string): string {
  if (!HAN.test(char)) return /[\p{L}\p{N}]/u.test(char) ? char : '';
  let at = FIRST.length - 1;
  while (at > 0 && collator.compare(char, FIRST[at]!) < 0) at -= 1;
  return LETTERS[at]!;
}

/** `liwupu` → `lwp`; null for what is no spelling. */
export function spellingInitials(text: string): string | null {
  const syllables = text.match(SYLLABLE) ?? [];
  return syllables.join('') === text && text !== '' ? syllables.map((syllable) => syllable[0]).join('') : null;
}

/** Whether a name answers to what was typed: part of it, its pinyin initials (`lwp`) or its spelling (`liwupu`). */
export function answersTo(name: string, words: string): boolean {
  const wanted = words.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  if (wanted === '') return false;
  if (name.normalize('NFKC').toLowerCase().replace(/\s+/g, '').includes(wanted)) return true;
  if (!/^[a-zü]+$/.test(wanted)) return false;
  const initials = pinyinInitials(name);
  if (initials.includes(wanted)) return true;
  const spelt = spellingInitials(wanted);
  return spelt !== null && spelt.length > 1 && initials.includes(spelt);
}

/** Whether a name begins with what was typed in letters. */
export function startsWith(name: string, letters: string): boolean {
  const wanted = letters.toLowerCase().replace(/\s+/g, '');
  const initials = pinyinInitials(name);
  return initials.startsWith(wanted) || initials.startsWith(spellingInitials(wanted) ?? wanted);
}
