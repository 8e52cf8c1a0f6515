/** Data of a member that a withdrawal PIN must not repeat. */
export interface PinFacts {
  /** `1990-04-23`; null while unknown. */
  birthday: string | null;
  /** With or without its country; '' without one. */
  phone: string;
}

/**
 * Reasons to reject a PIN: not six digits, one digit six times, a straight run, the member's own birthday or end of the phone
 * number.
 */
export type PinFault = 'form' | 'repeat' | 'run' | 'birthday' | 'phone';

export const PIN_LENGTH = 6;

/** Reason to reject a new withdrawal PIN; null for a good one. */
export function pinFault(pin: string, { birthday, phone }: PinFacts): PinFault | null {
  if (!/^\d{6}$/.test(pin)) return 'form';
  const steps = Array.from(pin).flatMap((digit, index, digits) =>
    index === 0 ? [] : [(Number(digit) - Number(digits[index - 1]) + 10) % 10],
  );
  if (steps.every((step) => step === 0)) return 'repeat';
  // 567890 and 098765 are runs too: keypads have the zero after the nine.
  if (steps.every((step) => step === 1) || steps.every((step) => step === 9)) return 'run';
  if (datesOf(birthday).includes(pin)) return 'birthday';
  return phone.replace(/\D/g, '').endsWith(pin) ? 'phone' : null;
}

/** The ways to write a birthday in six digits. */
function datesOf(birthday: string | null): string[] {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})/.exec(birthday ?? '') ?? [];
  if (year === '') return [];
  const short = year.slice(2);
  return [short + month + day, day + month + short, month + day + short, year + month, month + year];
}
