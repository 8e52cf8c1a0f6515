import * as fc from '../../support/property';
import { readAmount } from '@/lib/kit/format/amount';
import { parseMinor } from '@pavilion/number/money';

const read = (typed: string) => readAmount(typed).text;

// @spec 5.01 5.03
test.each([
  ['', ''],
  ['.', ''],
  ['00', '0'],
  ['0', '0'],
  ['000.50', '0.50'],
  ['007', '7'],
  ['.5', '0.5'],
  ['1.', '1.'],
  ['1.239', '1.23'],
  ['abc', ''],
  ['12a', '12'],
  ['-5', '5'],
])('%p is the amount %p by the rules of the specification', (typed, expected) => {
  expect(read(typed)).toBe(expected);
});

test.each(['.', '。', '．', '｡', '·', '・', '٫', '、', ',', '，', '،'])(
  '%p before the last one or two digits is the decimal point',
  (point) => {
    expect([`10${point}`, `10${point}5`, `10${point}50`, `${point}5`, `1,234${point}5`.replace(/,(?=5$)|，|،/, '.')].map(read)).toEqual([
      '10.',
      '10.5',
      '10.50',
      '0.5',
      '1234.5',
    ]);
  },
);

test.each([
  ['1,234', '1234'],
  ['1,234.50', '1234.50'],
  ['1，234，567', '1234567'],
  ['1٬234٫5', '1234.5'],
  ['￥１，２００', '1200'],
  ['¥ 50 元', '50'],
  [' 1,234.50 人民币', '1234.50'],
  ['１２．５０', '12.50'],
  ['١٢٫٥', '12.5'],
  ['१२', '12'],
  ['𝟙𝟚', '12'],
])('%p is %p without a message', (typed, expected) => {
  expect(readAmount(typed)).toEqual({ text: expected, fault: null });
});

test.each([
  '1.2.3',
  '1e5',
  '1 5',
  '10。5。5',
  '1,2345',
  '12,34,567',
  '0,234',
  '1234,567',
  '1.234,56',
  '1.234.567',
  '5-6',
  '½5½',
  '5万',
  '5k',
  '5%',
  '1¥5',
  '..',
])('%p is no amount: the field keeps its value and explains why', (typed) => {
  expect(readAmount(typed)).toEqual({ text: null, fault: 'text' });
});

test('a truncated fraction, a stripped word, a whole number with a point and a long text each have their message', () => {
  expect(readAmount('1.239')).toEqual({ text: '1.23', fault: 'decimals' });
  expect(readAmount('余额 500')).toEqual({ text: '500', fault: 'text' });
  expect(readAmount('10,', { decimalPlaces: 0 })).toEqual({ text: null, fault: 'whole' });
  expect(readAmount('1,000', { decimalPlaces: 0 })).toEqual({ text: '1000', fault: null });
  expect(readAmount('¥ 1,234.50', { maxLength: 6 })).toEqual({ text: null, fault: 'long' });
  expect(readAmount('¥ 1,234.5', { maxLength: 6 })).toEqual({ text: '1234.5', fault: null });
});

const POINTS = [...'.．。｡﹒·・･‧٫、､,，﹐،٬'];
const DIGITS = [...'0123456789０５９٠٥٩०५९'];
/** Texts of digits, separators and whatever else a keyboard or a clipboard holds. */
const typed = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.oneof(fc.constantFrom(...DIGITS), fc.constantFrom(...POINTS), fc.constantFrom(...' ¥元a-½e')), { maxLength: 14 })
    .map((all) => all.join('')),
);

// @spec 5.02
test('any text gives an amount, the beginning of one, or nothing, and an amount stays unchanged', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const amount = read(text);
      if (amount === null) return;
      expect(amount).toMatch(/^(?:|(?:0|[1-9]\d*)(?:\.\d{0,2})?)$/);
      expect(readAmount(amount)).toEqual({ text: amount, fault: null });
      if (/^\d{1,15}(\.\d{1,2})?$/.test(amount)) expect(parseMinor(amount)).not.toBeNull();
    }),
  );
});

test('a text with a foreign character between digits is no amount', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const inner = /\p{Nd}(.*)\p{Nd}/su.exec(text)?.[1] ?? '';
      const isForeign = [...inner].some((character) => !/\p{Nd}/u.test(character) && !POINTS.includes(character));
      if (isForeign) expect(read(text)).toBeNull();
    }),
  );
});

test('digits are never joined across anything but the commas of thousands', () => {
  const asDigits = (text: string) => text.replaceAll(/[０-９]/g, (digit) => digit.normalize('NFKC'));
  const latin = fc.array(fc.constantFrom(...'0123456789.,。，、 ¥-e'), { maxLength: 14 }).map((all) => all.join(''));
  fc.assert(
    fc.property(latin, (text) => {
      const amount = read(text);
      if (amount === null) return;
      const joined = /[1-9]\d{0,2}(?:[,，]\d{3})+/.exec(text)?.[0] ?? '';
      const input = asDigits(text.replace(joined, joined.replaceAll(/[,，]/g, '')));
      for (const run of amount.match(/\d+/g) ?? []) if (run !== '0') expect([text, input].some((one) => one.includes(run))).toBe(true);
    }),
  );
});
