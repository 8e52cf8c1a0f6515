import { maskPhoneNumber, maskText } from '@/lib/kit/format/mask';
import { formatPhone, parsePhone } from '@/lib/kit/format/phone';
import { textWidth, truncateWidth } from '@/lib/kit/format/width';

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
  test('truncates text at whole characters with an ellipsis', () => {
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
  test('keep 4 digits of a phone number with up to 7 digits, and 7 of a longer one', () => {
    expect(maskPhoneNumber('1234567')).toBe('1234***');
    expect(maskPhoneNumber('13800138000')).toBe('1380013****');
    expect(maskPhoneNumber('123')).toBe('123');
  });

  // @spec 3.19 5.08
  test('phone numbers are converted to and from their stored form', () => {
    expect(parsePhone('(86)13800138000')).toEqual({ prefix: '86', number: '13800138000' });
    expect(parsePhone('13800138000')).toEqual({ prefix: '86', number: '13800138000' });
    expect(parsePhone('(852)91234567')).toEqual({ prefix: '852', number: '91234567' });
    expect(parsePhone('')).toBeNull();
    expect(formatPhone({ prefix: '86', number: '13800138000' })).toBe('(86)13800138000');
  });
});
