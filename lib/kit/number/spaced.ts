/** Chinese beside Latin letters or digits, in either order. */
const BORDER = /^(?:\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9%]\p{Script=Han})$/u;

const joined = (before: string, after: string) =>
  BORDER.test((before.at(-1) ?? '') + (after[0] ?? '')) ? `${before} ${after}` : before + after;

/** Template tag for names that may be Chinese or Latin: a space separates the two scripts around a value. `用 EBpay 扫码`, `用支付宝扫码`. */
export function spaced(texts: TemplateStringsArray, ...values: readonly string[]): string {
  return values.reduce((text, value, index) => joined(joined(text, value), texts[index + 1]!), texts[0]!);
}
