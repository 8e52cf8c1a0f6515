import { currentToken } from '@/lib/platform/token';
import { DOCUMENT_MEMBER_EVENT, type DocumentMember, fromMemberJson } from './document-member.rules';
import type { Member } from './member.model';

declare global {
  interface Window {
    documentMember?: DocumentMember;
  }
}

/** ms after the navigation for which the document's data are as good as a call's. */
const LIFE_MS = 15_000;
/** ms for which a page that is still being received waits for its last script: a late list may hold it up. */
const WAIT_MS = 500;

let taken = false;

/** Resolves when the document has set the member, is complete without one, or takes too long. */
const documentEnds = () =>
  new Promise<unknown>((resolve) => {
    document.addEventListener(DOCUMENT_MEMBER_EVENT, resolve);
    document.addEventListener('DOMContentLoaded', resolve);
    setTimeout(resolve, WAIT_MS);
  });

/**
 * The member whom the server sent with this document, if the session and the page are still the same; else null. Only the first call gets the
 * member: later ones need the platform's present data.
 */
export async function takeDocumentMember(): Promise<Member | null> {
  if (taken) return null;
  taken = true;
  if (!window.documentMember && document.readyState === 'loading') await documentEnds();
  const { json, token, path } = window.documentMember ?? {};
  delete window.documentMember;
  // On a later page money may have moved since, as by a deposit that was credited on the first.
  const isPresent = token === currentToken() && path === location.pathname && performance.now() < LIFE_MS;
  return json && isPresent ? fromMemberJson(json) : null;
}
