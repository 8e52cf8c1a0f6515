import { CODE } from '@pavilion/contract/codes';
import { memberMessage } from './error.rules';
import type { BusinessError } from './errors';
import { secondsToRetry, triesLeft } from './rejection.rules';
import { TRIES_COPY } from './tries.copy';

/** The message of a rejection, with the tries that are left or the time until a lock ends. */
export function triedMessage(error: BusinessError): string {
  const message = memberMessage(error);
  if (Number(error.code) === CODE.limit) {
    const seconds = secondsToRetry(error);
    // Some messages of the platform name the time already.
    return seconds === null || /\d/.test(message) ? message : TRIES_COPY.until(message, seconds);
  }
  const left = triesLeft(error);
  return left === null ? message : TRIES_COPY.left(message, left);
}
