import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Data that is thrown away lies in memory where the system has a place for it. */
export const SCRATCH = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
