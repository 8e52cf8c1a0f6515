import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { normalizePayeeNumber } from '@pavilion/contract/payee-number';
import { normalizeRecipient } from '@pavilion/contract/recipient';
import { judgePhone, toStoredPhone } from '@/lib/domain/member/account/account.rules';
import { cardDigits } from '@/lib/domain/money/payee/payee.rules';
import { toPin } from '@/lib/domain/member/security/pin.rules';
import { toSmsCode } from '@/lib/domain/member/session/login.rules';
import { plainCode } from '@pavilion/contract/digits';

/** Conversions of the fields for a text message's code and for a PIN. */
const CODES = { toSmsCode, toPin };

describe.each(Object.entries(CODES))('%s', (_name, toCode) => {
  test.each([
    '123456',
    '１２３４５６',
    '١٢٣٤٥٦',
    '123 456',
    '123-456',
    '１２３　４５６',
    '12 34 56 ',
    '\u200B123456\uFEFF',
    '验证码：123456',
    '【云亭】验证码：123456，5分钟内有效，请勿告诉他人',
    '您尾号8000的手机验证码为 123 456。',
    'G-123456 is your code',
  ])('finds the code in %p', (text) => {
    expect(toCode(text)).toBe('123456');
  });

  test('leaves a code that is being typed unchanged, and truncates one that is too long', () => {
    expect(['', '1', '12345', '1234567'].map(toCode)).toEqual(['', '1', '12345', '123456']);
  });
});

/** Conversions of the fields for a phone number, as they are sent. */
const PHONES = {
  entry: (text: string) => (judgePhone(text) === null ? toStoredPhone(text).replace('(86)', '') : text),
  recipient: (phone: string) => normalizeRecipient({ name: '', phone, province: '', city: '', address: '' }).phone,
  alipay: (text: string) => normalizePayeeNumber('alipay', text),
};

describe.each(Object.entries(PHONES))('the phone number of %s', (_name, toPhone) => {
  test.each([
    '13800138000',
    ' 138 0013 8000 ',
    '138-0013-8000',
    '138–0013–8000',
    '+86 138 0013 8000',
    '+8613800138000',
    '＋８６　１３８００１３８０００',
    '8613800138000',
    '008613800138000',
    '(86)13800138000',
    '（+86）138 0013 8000',
    '１３８００１３８０００',
    '\u202D+86 138 0013 8000\u202C',
    '手机号：13800138000',
    '我的手机号是 +86 138-0013-8000，请查收',
  ])('is read from %p', (text) => {
    expect(toPhone(text)).toBe('13800138000');
  });
});

test.each([
  '138001380001',
  '1380013800',
  '86138001380',
  '13800138000a',
  '8613800138',
  '',
  '13800138000转1',
  '+1 415 555 0100',
  '电话13800138000或13900139000',
])('%p is no phone number', (text) => {
  expect(judgePhone(text)).not.toBeNull();
});

test('card numbers and codes of letters are read in any width, with spaces and hyphens', () => {
  expect(['6222 0200-0000 0000 018', '６２２２０２０００００００００００１８'].map(cardDigits)).toEqual([
    '6222020000000000018',
    '6222020000000000018',
  ]);
  expect(normalizePayeeNumber('digital', '００１２ 3456-7890 1234')).toBe('0012345678901234');
  expect(plainCode(' ＡＢ12 cd\u200B')).toBe('AB12cd');
});

test('no field that is read this way truncates its text before', () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const cut = files.flatMap((file) => {
    const fields = readFileSync(path.join('components', file), 'utf8').match(/<(?:input|\w*Field)\b[^<]*?\/>/gs) ?? [];
    return fields
      .filter((field) =>
        /inputMode="(?:tel|numeric|decimal)"|one-time-code|tel-national|errors\.(?:captchaCode|inviteCode|smsCode|phone)/.test(field),
      )
      .filter((field) => /maxLength=(?!\{[^}]*undefined\})/.test(field) && !field.startsWith('<AmountField'))
      .map((field) => `${file}: ${field}`);
  });
  expect(cut).toEqual([]);
});
