import { FRESH_AGE } from './document-age.rules';
import { EARLY_TAP } from './early-tap.rules';
import { TRANSLATION_GUARD } from './translation-guard.rules';

/** Features of every browser from the floor up: Chrome 99, Safari 15.4 and Firefox 97 were the first with style layers. */
const FLOOR = ['CSSLayerBlockRule', 'structuredClone'] as const;

/** Methods that pages use and browsers at the floor lack, and their neighbours of the same years; `OLDER_SCRIPT` fills them in. */
export const FILLED_METHODS = [
  'Array.prototype.toSorted',
  'Array.prototype.toReversed',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'Object.groupBy',
  'Map.groupBy',
  'Promise.withResolvers',
  'URL.canParse',
  'AbortSignal.prototype.throwIfAborted',
  'AbortSignal.timeout',
  'AbortSignal.any',
] as const;

/** The script that fills them in; the policy for script addresses lets it pass (lib/kit/browser/trusted-types.ts). */
export const OLDER_SCRIPT = '/assets/older.js';
/** 请更新浏览器, without a script. */
const UPDATE_PAGE = '/assets/update.html';

/**
 * The first script of every document, in the language of 2009, so that any browser can read it. A browser below the floor goes to
 * a page with instructions. At the floor the framework loads `OLDER_SCRIPT` before it runs anything else (`__next_s`); if a
 * script is nevertheless written in a language that such a browser cannot read, it goes to the same page.
 */
export const FLOOR_SCRIPT = `(function(w){function o(){location.replace("${UPDATE_PAGE}")}if(!(${FLOOR.map((name) => `w.${name}`).join('&&')}))o();else if(!(${FILLED_METHODS.map((name) => name.replace('Array.prototype', '[]')).join('&&')})){(w.__next_s=w.__next_s||[]).push(["${OLDER_SCRIPT}",{id:"older"}]);w.addEventListener("error",function(e){/SyntaxError/.test(e.message)&&o()})}})(window)`;

/**
 * A document's head with the first script as its first element: the floor's part, the guard against translators, and early taps.
 * Its attribute has the age of the document, which is 0 until a stored document is sent again.
 */
export const withFirstScript = (head: string, nonce: string): string =>
  head.replace(
    /<head[^>]*>/,
    (tag) => `${tag}<script nonce="${nonce}" ${FRESH_AGE}>${FLOOR_SCRIPT};${TRANSLATION_GUARD};${EARLY_TAP}</script>`,
  );
