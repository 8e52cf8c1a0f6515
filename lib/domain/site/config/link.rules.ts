import { safeReturnPath } from '@/lib/domain/site/gate/redirect.rules';
import { loginPath, registerPath, route } from '@/lib/routes';

/** Targets of the platform's links: a page of this site, or an https address in a new tab. */
export type SafeLink = { kind: 'page'; href: string } | { kind: 'outside'; href: string };

/** Entry pages are no return paths, but links may lead to them: with a return path (contract §2.3). */
const ENTRIES: Readonly<Record<string, (redirect: string) => string>> = {
  [route('/user/login')]: loginPath,
  [route('/user/register')]: registerPath,
};

/**
 * jumpType 0 none, 1 a path of this site, 2 an https address. Null when the address does not fit its type. `here` is the page
 * with the link.
 */
export function toSafeLink(jumpType: number, jumpUrl: string, here: string = route('/')): SafeLink | null {
  if (jumpType === 1) {
    const entry = Object.hasOwn(ENTRIES, jumpUrl) ? ENTRIES[jumpUrl] : undefined;
    const href = entry ? entry(here) : safeReturnPath(jumpUrl);
    return href === '/' && jumpUrl !== '/' ? null : { kind: 'page', href };
  }
  if (jumpType === 2) {
    const href = safeAddress(jumpUrl);
    return href ? { kind: 'outside', href } : null;
  }
  return null;
}

/** An https address without credentials; else the empty string. */
export function safeAddress(text: string): string {
  if (!URL.canParse(text)) return '';
  const url = new URL(text);
  return url.protocol === 'https:' && !url.username && !url.password ? url.href : '';
}

/** A picture of this site: a path through the forwarder, else the empty string (the policy allows no other pictures). */
export function safePicture(text: string): string {
  return /^\/(?:site|act)\/static\/[\w./-]{1,200}$/.test(text) && !text.includes('..') ? text : '';
}

/** A picture that a response carries whole, as a data address; else the empty string. */
export function dataPicture(text: string): string {
  return /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/.test(text) ? text : '';
}

/** A film of this site, as a picture is; else the empty string. */
export function safeFilm(text: string): string {
  return /\.(?:mp4|webm)$/.test(text) ? safePicture(text) : '';
}
