import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Call } from '@pavilion/contract/call';
import { endpointOf, type Endpoint } from '@pavilion/contract/calls/endpoint';

const FOLDER = path.join(__dirname, '../../lib/contract/calls');

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'response' in value && 'path' in value;
}

/** Every call that the contract declares, in whichever file: a new one is in every matrix without being named. */
export const PLATFORM_CALLS: readonly Endpoint[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.calls.ts'))
  .flatMap((file) => Object.values(require(path.join(FOLDER, file)) as Record<string, unknown>))
  .filter(isCall)
  .map(endpointOf);
