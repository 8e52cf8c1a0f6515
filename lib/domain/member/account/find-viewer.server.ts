import 'server-only';
import { createHash } from 'node:crypto';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { isSessionEnd } from '@pavilion/contract/codes';
import { MINUTE } from '@pavilion/number/duration';
import { isUuid } from '@/lib/kit/browser/uuid';
import { BusinessError } from '@/lib/kit/http/errors';
import { logFailure } from '@/lib/kit/http/failure-log.server';
import { createSizedCache } from '@/lib/kit/store/sized-cache';
import { processSingleton } from '@/lib/kit/store/process-singleton';
import { platformFor } from '@/lib/platform/server.client';
import { isToken } from '../session/session.rules';
import { getMember } from './member.api';
import type { Viewer } from './viewer.model';

/** ms for which it is known that the platform confirmed a token. */
const CONFIRMED_MS = 10 * MINUTE;
/** Tokens at a time. */
const TOKENS = 10_000;
/** Moment (ms) at which the platform last confirmed each, by its hash. */
const confirmed = processSingleton('confirmed-tokens', () =>
  createSizedCache<{ at: number }>({ entries: TOKENS, bytes: TOKENS, life: CONFIRMED_MS, sizeOf: () => 1 }),
);

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** True if the platform confirmed this token within the last `ms`, ten minutes at most. */
export function isConfirmed(token: string, ms = CONFIRMED_MS): boolean {
  const found = confirmed().get(hashOf(token));
  return found !== undefined && Date.now() - found.at < ms;
}

/** Requests under way, by token and device: a document and its page share one. */
const requests = processSingleton('viewer-requests', () => new Map<string, Promise<Viewer | null>>());

/**
 * The member of a token, requested from the platform with the device of its cookie `uuid`: null when it rejects the token. Never
 * rejects.
 */
export function findViewer(token: string, uuid: string): Promise<Viewer | null> {
  if (!isToken(token)) return Promise.resolve(null);
  const name = `${token} ${uuid}`;
  const running = requests().get(name);
  if (running) return running;
  const request = requestViewer(token, uuid).finally(() => requests().delete(name));
  requests().set(name, request);
  return request;
}

async function requestViewer(token: string, uuid: string): Promise<Viewer | null> {
  const caller = platformFor({ token, uuid: isUuid(uuid) ? uuid : null });
  try {
    const member = await getMember({}, caller);
    confirmed().set(hashOf(token), { at: Date.now() });
    return { member };
  } catch (error) {
    if (error instanceof BusinessError && isSessionEnd(error.code)) {
      confirmed().delete(hashOf(token));
      return null;
    }
    logFailure(memberInfoCall.name, error);
    return { member: null };
  }
}
