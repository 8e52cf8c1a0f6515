/** Codes and phone numbers in the forms that people use: digits of any script, with separators, within a message. */

/** Unicode encodes the digits of every script in runs of ten that begin with zero. */
function toDigit(character: string): string {
  const code = character.codePointAt(0)!;
  let first = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** Digits of any script and width as ASCII; everything else is unchanged. */
export function toAsciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, toDigit);
}

/** A text without separators: spaces, invisible characters, hyphens, brackets and dots of either width. */
export function withoutSeparators(text: string): string {
  return text.replaceAll(/[\s\p{Cf}\p{Pd}()（）[\]［］.．·]/gu, '');
}

/**
 * A code of `length` digits from a typed or pasted text: the run of that length if there is one (验证码：123456，5分钟内有效), else its
 * first digits.
 */
export function codeOf(text: string, length: number): string {
  const plain = toAsciiDigits(text);
  const whole = new RegExp(`(?:^|\\D)(\\d{${length}})(?!\\d)`);
  const joined = withoutSeparators(plain);
  return whole.exec(plain)?.[1] ?? whole.exec(joined)?.[1] ?? joined.replaceAll(/\D/g, '').slice(0, length);
}

/**
 * A phone number without separators and without the prefix of mainland China; for a pasted message, the one mainland number in it
 * (手机号：13800138000). A number of another country keeps its prefix, and an e-mail address its letters.
 */
export function plainPhone(text: string): string {
  const plain = withoutSeparators(toAsciiDigits(text)).replaceAll('＋', '+');
  return /^[^\da-z+@]*(?:(?:\+|00)?86)?(1\d{10})[^\da-z+@]*$/i.exec(plain)?.[1] ?? plain;
}

/** A code of letters and digits in ASCII, without spaces and invisible characters. */
export function plainCode(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s\p{Cf}]/gu, '');
}
