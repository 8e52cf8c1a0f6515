import { BROWSER_TIMEOUT_MS } from '@pavilion/contract/constants';
import { loadWith, loaded } from '@/lib/kit/http/transport';
import { boundCaller } from './caller';
import { currentToken } from './token';

/** Loads the code of all calls; a page with a session has it anyway. */
export const loadCalls = () => import('./browser.calls.lazy');

// Whatever is called first, the platform or a venue, loads the same file.
if (typeof window !== 'undefined') loadWith(loadCalls);

/**
 * The browser's platform client: same origin, 100 s unless the call declares or sets a timeout (spec §9). Its code is loaded with the
 * first call.
 */
export const callPlatform = boundCaller({
  timeout: BROWSER_TIMEOUT_MS,
  token: currentToken,
  load: async () => (await loaded(loadCalls)).runCall,
});
