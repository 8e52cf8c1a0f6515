const ZH = new Intl.Collator('zh-CN-u-co-pinyin');
/** The first character of each letter in the order of the Chinese alphabet; i, u and v begin no syllable. */
const FIRST = [...'阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀'];
const LETTERS = 'ABCDEFGHJKLMNOPQRSTWXYZ';

/** Letter under which OB files a name: its pinyin's first, its own for Latin ones, `#` for the rest. */
export function spellOf(name: string): string {
  const first = name.charAt(0);
  if (/[A-Za-z]/.test(first)) return first.toUpperCase();
  if (!/\p{Script=Han}/u.test(first)) return '#';
  const index = FIRST.findLastIndex((character) => ZH.compare(character, first) <= 0);
  return LETTERS.charAt(Math.max(0, index));
}
