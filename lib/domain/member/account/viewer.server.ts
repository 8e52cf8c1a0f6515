import 'server-only';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { UUID_COOKIE } from '@pavilion/contract/cookies';
import { readReturnPath, readToken, readVisitorCookie } from '@/lib/domain/site/document/page-request.server';
import { safeReturnPath } from '@/lib/domain/site/gate/redirect.rules';
import { guardShell, isSessionRejected, isShell } from '@/lib/kit/store/rendering.server';
import { loginPath, route } from '@/lib/routes';
import { isToken } from '../session/session.rules';
import { findViewer } from './find-viewer.server';
import type { Viewer } from './viewer.model';

/** The viewer of a shell: the member's data follow in the document's last script (lib/server/document). */
const SOMEBODY: Viewer = { member: null };

/** The member of a token, requested from the platform with this request's device: null when it rejects the token. */
export async function viewerOf(token: string): Promise<Viewer | null> {
  // A visitor without a session has a document like everybody's, which reads no cookie of one visitor.
  return isToken(token) ? findViewer(token, (await readVisitorCookie(UUID_COOKIE)) ?? '') : null;
}

/**
 * The viewer of this request, requested from the platform once: null without a token, or with one that the platform rejects. For a
 * page that depends on it: no other request may get the document.
 */
export const confirmViewer = cache(async (): Promise<Viewer | null> => {
  const token = (await readToken()) ?? '';
  return isSessionRejected() ? null : viewerOf(token);
});

/** `confirmViewer` for a page that is the same for all members: in a shell, a member without data. */
export const getViewer = cache(async (): Promise<Viewer | null> => (isShell() ? SOMEBODY : confirmViewer()));

/** Path of the login page that leads back to this page. */
async function ownLoginPath(): Promise<string> {
  const returnPath = await readReturnPath();
  return loginPath(returnPath === null ? route('/mine') : safeReturnPath(returnPath));
}

/**
 * Starts every member page: returns the viewer, or redirects to the login page with the return path. Guards pages besides the
 * middleware. A shell is guarded by the document's last script.
 */
export async function requireMember(): Promise<Viewer> {
  const login = await ownLoginPath();
  guardShell(login);
  return (await getViewer()) ?? redirect(login);
}

/**
 * `requireMember` for a page whose document must have its member: a form that depends on it, or a page that must not open before the
 * platform has confirmed the session.
 */
export async function requireConfirmedMember(): Promise<Viewer> {
  return (await confirmViewer()) ?? redirect(await ownLoginPath());
}
