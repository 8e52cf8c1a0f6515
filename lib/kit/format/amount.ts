/**
 * What an amount field keeps of what was typed or pasted (spec §5): digits of either width and one point, two places at
 * most, no zero before another digit. `.` alone becomes empty, `00` becomes `0`; a trailing point stays, the member is
 * still typing.
 */
export function sanitizeAmount(text: string): string {
  const digits = text.replace(/[^\d.０-９．]/g, '').normalize('NFKC');
  const point = digits.indexOf('.');
  const whole = point === -1 ? digits : digits.slice(0, point);
  const decimals =
    point === -1
      ? null
      : digits
          .slice(point + 1)
          .replaceAll('.', '')
          .slice(0, 2);
  const trimmed = whole.replace(/^0+(?=\d)/, '');
  if (decimals === null) return trimmed;
  if (trimmed === '' && decimals === '') return '';
  return `${trimmed === '' ? '0' : trimmed}.${decimals}`;
}
