import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { programArgs } from './programs';

const run = promisify(execFile);

interface At {
  /** Settings that name the data. */
  where: Readonly<Record<string, string>>;
}
/** The sandbox opens its data, throws the old away first, empties its tables or sweeps them; or statements run on the data as it lies there. */
export type DataStep = At & ({ sandbox: SandboxDeed } | { sql: string });

export type SandboxDeed = 'open' | 'open afresh' | 'empty' | 'sweep';

export interface StepResult {
  /** The sandbox's reason for not doing the step. */
  rejection: string | null;
  /** Rows of the last statement. */
  rows: Record<string, unknown>[];
}

/** Does the steps in a process of their own: the sandbox's modules know where their files lie, which Jest's do not. */
export async function doSteps(...steps: DataStep[]): Promise<StepResult[]> {
  const { stdout } = await run(process.execPath, [...programArgs('tests/support/data-steps.worker.ts'), JSON.stringify(steps)], {
    cwd: process.cwd(),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'test' },
  });
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as StepResult[];
}
