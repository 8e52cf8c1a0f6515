import { CODE } from '@pavilion/contract/codes';
import { REJECTION_COPY } from './rejection.copy';

/** A call that returns a code instead of data; handlers throw it, the app turns it into the envelope. */
export class Rejection extends Error {
  override name = 'Rejection';
  constructor(
    readonly code: number,
    message: string = messageOf(code),
    readonly data: unknown = null,
  ) {
    super(message);
  }
}

/** The message that members read for a code. */
export function messageOf(code: number): string {
  return REJECTION_COPY[code] ?? REJECTION_COPY[CODE.common]!;
}

/** The platform's envelope of a failed call. */
export function rejectionEnvelope(code: number, message: string = messageOf(code), data: unknown = null): object {
  return { status_code: code, message, data };
}
