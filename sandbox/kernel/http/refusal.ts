import { CODE } from '@pavilion/contract/codes';
import { REFUSAL_WORDS } from './refusal.copy';

/** A call that returns a code instead of data; handlers throw it, the app turns it into the envelope. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly code: number,
    message: string = wordsOf(code),
    readonly data: unknown = null,
  ) {
    super(message);
  }
}

/** The message that members read for a code. */
export function wordsOf(code: number): string {
  return REFUSAL_WORDS[code] ?? REFUSAL_WORDS[CODE.common]!;
}

/** The platform's envelope of a failed call. */
export function refusalEnvelope(code: number, message: string = wordsOf(code), data: unknown = null): object {
  return { status_code: code, message, data };
}
