import { toAsciiDigits } from '@pavilion/contract/digits';

/** An amount as typed so far, and the fault of a part that was left out; `text` null means that the field is unchanged. */
export interface ReadAmount {
  text: string | null;
  fault: AmountFault | null;
}

/**
 * `text`: other characters than digits and one point; `whole`: a point in a whole number; `decimals`: more than two places;
 * `long`: more than the field accepts.
 */
export type AmountFault = 'text' | 'whole' | 'decimals' | 'long';

/** The longest amount that a field accepts, in characters, and its decimal places. */
export interface AmountBounds {
  maxLength?: number;
  decimalPlaces?: 0 | 2;
}

/** Points and commas of the keyboards that members have: Latin, Chinese of both widths, Arabic, and dots of the middle. */
const POINTS = '.．。｡﹒·・･‧٫、､';
const COMMAS = ',，﹐،٬';
/** A currency's sign or name and invisible characters around the number are dropped without a message. */
const AFFIX = /^(?:[\s\p{Cf}\p{Sc}元圆块币]|人民币|模拟币|CNY|RMB)*$/iu;

/** Around a number these change its size: fractions, units such as 万, percent. */
const SIZE = /[\p{N}十百千万亿拾佰仟萬億kw%％‰]/iu;

function toSeparator(character: string): string {
  if (POINTS.includes(character)) return '.';
  if (COMMAS.includes(character)) return ',';
  return character;
}

/**
 * Reads an amount or its beginning (spec §5, contract §2.20). One separator of any script is the point when at most two digits
 * follow it, commas between groups of three are left out, and further decimals are cut. Characters around the number are left out
 * unless they change its size, those between its digits never are: such a text is no amount. `.` alone becomes empty, `00`
 * becomes `0`; a trailing separator stays as the point, because the member is still typing.
 */
export function readAmount(typed: string, { maxLength = Infinity, decimalPlaces = 2 }: AmountBounds = {}): ReadAmount {
  const text = [...toAsciiDigits(typed)].map(toSeparator).join('');
  const [, before, number, after] = /^([^\d.,]*)(.*?)([^\d.,]*)$/su.exec(text)!;
  const parts = /^([1-9]\d{0,2}(?:,\d{3})+)(?:(\.)(\d*))?$/.exec(number!) ?? /^(\d*)(?:(\.)(\d*)|(?:(,)(\d{0,2})))?$/.exec(number!);
  if (!parts || SIZE.test(`${before}${after}`)) return { text: null, fault: 'text' };
  if (decimalPlaces === 0 && (parts[2] ?? parts[4])) return { text: null, fault: 'whole' };
  const whole = parts[1]!.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  const decimals = parts[3] ?? parts[5] ?? '';
  const point = (parts[2] ?? parts[4]) ? '.' : '';
  const amount = whole + decimals === '' ? '' : `${whole === '' ? '0' : whole}${point}${decimals.slice(0, 2)}`;
  if (amount.length > maxLength) return { text: null, fault: 'long' };
  const isPlain = AFFIX.test(before!) && AFFIX.test(after!);
  return { text: amount, fault: decimals.length > 2 ? 'decimals' : isPlain ? null : 'text' };
}
