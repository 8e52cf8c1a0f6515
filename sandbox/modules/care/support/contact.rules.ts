/** Minimum digits of a telephone number. */
const PHONE_DIGITS = 5;

/** A telephone number as its digits, without the country's code; null for a text that is none. */
export function phoneDigits(text: string): string | null {
  const folded = text.normalize('NFKC').trim();
  if (!/^\+?[\d\s().–-]+$/.test(folded)) return null;
  const digits = folded.replaceAll(/\D/g, '').replace(/^(?:00)?86(?=\d{7})/, '');
  return digits.length < PHONE_DIGITS ? null : digits;
}

/** Host of a text that is an https address, `example.com/im` included; null for any other, and for one with a name before an `@`. */
export function hostOf(text: string): string | null {
  const folded = text.normalize('NFKC').trim();
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(folded) ? folded : `https://${folded}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, username } = new URL(address);
  return protocol === 'https:' && username === '' && hostname.includes('.') ? hostname : null;
}

/** The channel of a contact, a telephone number or an address of customer service; null for another contact. */
export function channelOf(contact: string, official: { phone: string; online: string }): 'phone' | 'site' | null {
  const digits = phoneDigits(contact);
  if (digits !== null) return digits === phoneDigits(official.phone) ? 'phone' : null;
  const host = hostOf(contact);
  return host !== null && host === hostOf(official.online) ? 'site' : null;
}
