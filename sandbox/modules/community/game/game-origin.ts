import type { IncomingHttpHeaders } from 'node:http';
import type { SandboxEnv } from '../../../kernel/env';
import { originOf } from '../../../kernel/http/public-host';

/** The games' origin as the caller's browser reaches it. */
export function gameOrigin(env: SandboxEnv, headers: IncomingHttpHeaders): string {
  return originOf(env, 'games', headers);
}
