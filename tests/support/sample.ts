import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A sample of the contract: request and response, as `tests/contract/fixtures` has them. */
export function readSample<T>(name: string): T {
  return JSON.parse(readFileSync(path.join(__dirname, '../contract/fixtures', `${name}.json`), 'utf8')) as T;
}
