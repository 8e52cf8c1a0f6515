import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A sample of the contract: what is sent and what is answered, as `tests/contract/fixtures` has it. */
export function readSample<T>(name: string): T {
  return JSON.parse(readFileSync(path.join(__dirname, '../contract/fixtures', `${name}.json`), 'utf8')) as T;
}
