import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Call } from '@pavilion/contract/call';
import { endpointOf, type Endpoint } from '@pavilion/contract/calls/endpoint';

const FOLDER = path.resolve(import.meta.dirname, '../../../lib/contract/calls');

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'response' in value && 'path' in value;

/** Every call that the contract declares, with the noun of its file: a new one needs no entry here. */
export async function readCallsByNoun(): Promise<readonly { noun: string; call: Endpoint }[]> {
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.calls.ts'))
    .toSorted();
  const modules = (await Promise.all(files.map((name) => import(`../../../lib/contract/calls/${name}`)))) as object[];
  return modules.flatMap((module, index) => {
    const noun = path.basename(files[index]!, '.calls.ts');
    return (Object.values(module) as unknown[]).filter(isCall).map((call) => ({ noun, call: endpointOf(call) }));
  });
}

/** Every call that the contract declares. */
export async function readContractCalls(): Promise<readonly Endpoint[]> {
  return (await readCallsByNoun()).map(({ call }) => call);
}
