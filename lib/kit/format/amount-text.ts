/** Whether a text is one amount: digits of either width, with or without separators, sign of the currency and unit. */
export function isAmountText(text: string): boolean {
  return /^(\d+\.?\d*|\.\d+)$/.test(text.normalize('NFKC').replace(/[\s,¥元币]/g, ''));
}
