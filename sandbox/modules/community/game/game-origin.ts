import type { IncomingHttpHeaders } from 'node:http';
import type { SandboxEnv } from '../../../kernel/env';
import { originAt } from '../../../kernel/http/public-host';

/** The studio's games listen after the venues. */
export const GAME_PORT_OFFSET = 4;

/** The games' origin as the caller's browser reaches it. */
export function gameOrigin(env: SandboxEnv, headers: IncomingHttpHeaders): string {
  return originAt(env, GAME_PORT_OFFSET, headers);
}
