import 'server-only';
import { CSS_COOKIE } from '@pavilion/contract/cookies';
import { DAY } from '@pavilion/number/duration';

/** Style sheets of a build. */
export interface Sheets {
  /** Addresses of all sheets. */
  hrefs: readonly string[];
  /** Changes with any sheet. */
  mark: string;
}

/** ms after the document's load event. A visitor who leaves earlier never loads the sheets a second time. */
const WAIT_MS = 8000;
/** Seconds; a cache may be emptied, and a document with links then waits for them. */
const MAX_AGE_S = (30 * DAY) / 1000;

/** True if the request's cookies report that the browser has these sheets. */
export const hasSheets = (cookies: string, { mark }: Sheets): boolean =>
  cookies.split(';').some((pair) => pair.trim() === `${CSS_COOKIE}=${mark}`);

/**
 * The script that loads a build's sheets as files once the page has been open for a while, and notes in the cookie that the
 * browser has them. If one fails, the next document has the text again.
 */
export const storeScript = ({ hrefs, mark }: Sheets): string =>
  '(function(w,d){' +
  'function get(u){return fetch(u).then(function(r){if(!r.ok)throw r;return r.arrayBuffer()})}' +
  'function store(){' +
  `Promise.all(${JSON.stringify(hrefs)}.map(get)).then(function(){` +
  `d.cookie="${CSS_COOKIE}=${mark}; Max-Age=${MAX_AGE_S}; Path=/; SameSite=Lax"+(w.location.protocol==="https:"?"; Secure":"")` +
  '},function(){})' +
  '}' +
  `w.addEventListener("load",function(){setTimeout(store,${WAIT_MS})})` +
  '})(window,document)';
