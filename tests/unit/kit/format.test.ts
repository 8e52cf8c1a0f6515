import * as fc from '../../support/property';
import { sanitizeAmount } from '@/lib/kit/format/amount';
import { isAmountText } from '@/lib/kit/format/amount-text';
import { maskPhoneNumber, maskText } from '@/lib/kit/format/mask';
import { formatPhone, parsePhone } from '@/lib/kit/format/phone';
import { textWidth, truncateWidth } from '@/lib/kit/format/width';
import { parseMinor } from '@/lib/kit/number/money';

describe('amount input', () => {
  // @spec 5.01 5.03
  test.each([
    ['', ''],
    ['.', ''],
    ['..', ''],
    ['00', '0'],
    ['0', '0'],
    ['000.50', '0.50'],
    ['007', '7'],
    ['.5', '0.5'],
    ['1.', '1.'],
    ['1.239', '1.23'],
    ['1.2.3', '1.23'],
    ['1,234.50', '1234.50'],
    ['¥ 50 元', '50'],
    ['-5', '5'],
    ['1e5', '15'],
    ['１２', '12'],
    ['１２．５０', '12.50'],
    ['½', ''],
  ])('%s → %s', (typed, expected) => {
    expect(sanitizeAmount(typed)).toBe(expected);
  });

  test.each([
    ['100', true],
    [' 1,234.50 元', true],
    ['￥１，２００', true],
    ['.5', true],
    ['1e5', false],
    ['-5', false],
    ['1.2.3', false],
    ['单号 310000000000001', false],
    ['', false],
  ])('a pasted %p is the amount %p', (text, is) => {
    expect(isAmountText(text)).toBe(is);
  });

  // @spec 5.02
  test('keeps an amount or the beginning of one from any input, which it leaves unchanged', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[0-9.]{0,12}$/));
    fc.assert(
      fc.property(typed, (text) => {
        const sanitized = sanitizeAmount(text);
        expect(sanitized).toMatch(/^(?:|(?:0|[1-9]\d*)(?:\.\d{0,2})?)$/);
        expect(sanitizeAmount(sanitized)).toBe(sanitized);
        if (/^\d{1,15}(\.\d{1,2})?$/.test(sanitized)) expect(parseMinor(sanitized)).not.toBeNull();
      }),
    );
  });
});

describe('width', () => {
  // @spec 5.04
  test.each([
    ['', 0],
    ['abc', 3],
    ['红城', 4],
    ['红A', 3],
    ['é', 1],
    ['ÿ', 1],
    ['Ā', 2],
    ['😀', 2],
  ])('%s is %d wide', (text, width) => {
    expect(textWidth(text)).toBe(width);
  });

  // @spec 5.05
  test('cuts text at whole characters with an ellipsis', () => {
    expect(truncateWidth('红城 vs 蓝港', 20)).toBe('红城 vs 蓝港');
    expect(truncateWidth('红城 vs 蓝港', 6)).toBe('红城 v…');
    expect(truncateWidth('😀😀', 3)).toBe('😀…');
  });
});

describe('masks', () => {
  // @spec 5.06
  test('keep the first two and last two characters', () => {
    expect(maskText('demo2026')).toBe('de**26');
    expect(maskText('云亭看球人')).toBe('云亭**球人');
    expect(maskText('ab')).toBe('a**');
    expect(maskText('')).toBe('');
  });

  // @spec 5.07
  test('keep 4 digits of a phone number with up to 7, and 7 of a longer one', () => {
    expect(maskPhoneNumber('1234567')).toBe('1234***');
    expect(maskPhoneNumber('13800138000')).toBe('1380013****');
    expect(maskPhoneNumber('123')).toBe('123');
  });

  // @spec 3.19 5.08
  test('phone numbers are read from and written to their stored form', () => {
    expect(parsePhone('(86)13800138000')).toEqual({ prefix: '86', number: '13800138000' });
    expect(parsePhone('13800138000')).toEqual({ prefix: '86', number: '13800138000' });
    expect(parsePhone('(852)91234567')).toEqual({ prefix: '852', number: '91234567' });
    expect(parsePhone('')).toBeNull();
    expect(formatPhone({ prefix: '86', number: '13800138000' })).toBe('(86)13800138000');
  });
});
