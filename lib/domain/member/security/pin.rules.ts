import { CODE } from '@pavilion/contract/codes';
import { PIN_LENGTH, pinFault, type PinFacts } from '@pavilion/contract/pin';
import { codeOf } from '@pavilion/contract/digits';
import { memberMessage } from '@/lib/kit/http/error.rules';
import type { BusinessError } from '@/lib/kit/http/errors';
import { rejectedField, secondsToRetry, triesLeft } from '@/lib/kit/http/rejection.rules';
import { TRIES_COPY } from '@/lib/kit/http/tries.copy';
import { PIN_COPY, PIN_FAULTS } from './pin.copy';

const FIELDS = ['pin', 'oldPin', 'password'] as const;

/** A field of the PIN forms that a rejection can name. */
export type PinField = (typeof FIELDS)[number];

export interface PinRejection {
  /** Null concerns no field. */
  field: PinField | null;
  message: string;
}

/** The digits of a typed or pasted text, as many as a PIN has. */
export function toPin(text: string): string {
  return codeOf(text, PIN_LENGTH);
}

/** True if a text is a whole PIN, whatever its digits. */
export function isPin(text: string): boolean {
  return pinFault(text, { birthday: null, phone: '' }) !== 'form';
}

/** Reason why a new PIN is invalid, as a message for the member; null for a good one. `oldPin`: '' while none is set. */
export function judgeNewPin(pin: string, oldPin: string, facts: PinFacts): string | null {
  const fault = pinFault(pin, facts);
  if (fault) return PIN_FAULTS[fault];
  return pin === oldPin ? PIN_COPY.same : null;
}

/** Reason why the repeated PIN is invalid; null when it equals the new one. */
export function judgePinAgain(again: string, pin: string): string | null {
  if (!isPin(again)) return PIN_COPY.needed;
  return again === pin ? null : PIN_COPY.differs;
}

/**
 * A rejection by the platform that concerns PIN or password: its field, and its message with the tries that are left (`data.left`) or the
 * time until the lock ends (6501 with `data.retryAfter` in seconds; it names no field). Null for any other rejection.
 */
export function pinRejectionOf(error: BusinessError): PinRejection | null {
  const message = memberMessage(error);
  const field = rejectedField(error, FIELDS);
  if (Number(error.code) === CODE.limit) {
    const seconds = secondsToRetry(error);
    return { field, message: seconds === null ? message : TRIES_COPY.locked(seconds) };
  }
  if (!field) return null;
  const left = triesLeft(error);
  return { field, message: left === null ? message : TRIES_COPY.left(message, left) };
}
