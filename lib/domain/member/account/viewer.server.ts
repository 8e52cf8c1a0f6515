import 'server-only';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { UUID_COOKIE } from '@pavilion/contract/cookies';
import { getMember } from '@/lib/domain/member/account/member.api';
import type { Member } from '@/lib/domain/member/account/member.model';
import { readReturnPath, readToken, readVisitorCookie } from '@/lib/domain/site/document/page-request.server';
import { safeReturnPath } from '@/lib/domain/site/gate/redirect.rules';
import { BusinessError } from '@/lib/kit/http/errors';
import { logFailure } from '@/lib/kit/http/failure-log.server';
import { isUuid } from '@/lib/kit/browser/uuid';
import { platformFor } from '@/lib/platform/server.client';
import { loginPath, route } from '@/lib/routes';
import { outcomeOf } from '../session/rejection.model';
import { isToken } from '../session/session.rules';

/** The person who views the page being rendered. */
export interface Viewer {
  /** Null when the platform did not respond in time: the session may be valid, but the page shows none of its data yet. */
  member: Member | null;
}

/** The viewer of this request, requested from the platform once: null without a token, or with one that the platform rejects. */
export const getViewer = cache(async (): Promise<Viewer | null> => findViewer((await readToken()) ?? ''));

/** The member of a token, requested from the platform with this request's device: null when it rejects the token. */
export async function findViewer(token: string): Promise<Viewer | null> {
  if (!isToken(token)) return null;
  const uuid = (await readVisitorCookie(UUID_COOKIE)) ?? '';
  const caller = platformFor({ token, uuid: isUuid(uuid) ? uuid : null });
  try {
    return { member: await getMember({}, caller) };
  } catch (error) {
    const ended = error instanceof BusinessError && outcomeOf(error.code)?.kind === 'end';
    if (ended) return null;
    logFailure(memberInfoCall.name, error);
    return { member: null };
  }
}

/**
 * Starts every member page: returns the viewer, or redirects to the login page with the return path. Guards pages besides the
 * middleware.
 */
export async function requireMember(): Promise<Viewer> {
  const viewer = await getViewer();
  if (viewer) return viewer;
  const returnPath = await readReturnPath();
  redirect(loginPath(returnPath === null ? route('/mine') : safeReturnPath(returnPath)));
}
