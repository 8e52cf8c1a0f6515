import { headers } from 'next/headers';
import { NONCE_HEADER } from '@/lib/domain/gate/gate.model';

/**
 * The first script of every document. The bundler's chunk loader writes plain addresses into `script.src`; this default
 * policy lets exactly our own hashed files through and leaves HTML and script text without any way in. It hands back the
 * address as it came: the loader finds its chunk again by that very text.
 */
const BOOTSTRAP = `(function(){var t=window.trustedTypes;if(!t||!t.createPolicy)return;t.createPolicy('default',{createScriptURL:function(a){var u=new URL(a,location.href);if(u.origin===location.origin&&u.pathname.indexOf('/_next/static/')===0)return a;throw new TypeError('blocked script address')}})})()`;

export async function TrustedTypes() {
  const nonce = (await headers()).get(NONCE_HEADER) ?? undefined;
  // One of the two places that may write raw HTML: the text is the constant above and nothing else.
  // oxlint-disable-next-line react/no-danger
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: BOOTSTRAP }} />;
}
