/** First two and last two characters with `**` between (spec §5). Up to four characters hide all but the first. */
export function maskText(text: string): string {
  const characters = Array.from(text);
  if (characters.length === 0) return '';
  if (characters.length <= 4) return `${characters[0]}**`;
  return `${characters.slice(0, 2).join('')}**${characters.slice(-2).join('')}`;
}

/** A number of up to 7 digits keeps its first 4, a longer one its first 7 (spec §5, contract §2.11). */
export function maskPhoneNumber(digits: string): string {
  const prefixLength = digits.length <= 7 ? 4 : 7;
  return digits.slice(0, prefixLength) + '*'.repeat(Math.max(0, digits.length - prefixLength));
}
