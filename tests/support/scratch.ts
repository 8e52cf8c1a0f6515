import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Temporary data lies in memory if the system has a place for it. */
export const SCRATCH = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
