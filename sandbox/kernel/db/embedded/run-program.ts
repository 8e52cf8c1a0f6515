import { spawn } from 'node:child_process';

/** A program with its arguments, and its user where that is not this process's own. */
export interface ProgramCall {
  command: string;
  args: readonly string[];
  uid?: number;
  gid?: number;
  cwd?: string;
}

/** Environment of PostgreSQL's programs: messages in English, and no setting of a client of PostgreSQL on this machine. */
export const programEnv = (): NodeJS.ProcessEnv => ({
  NODE_ENV: process.env.NODE_ENV,
  PATH: process.env.PATH,
  SystemRoot: process.env.SystemRoot,
  LC_ALL: 'C',
  TZ: 'UTC',
});

/** Runs a program to its end. Returns its output, and the last line of it as the reason of a failure; null = it succeeded. */
export function runProgram({ command, args, ...options }: ProgramCall): Promise<{ output: string; failure: string | null }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, env: programEnv(), stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', (error) => resolve({ output, failure: error.message }));
    child.once('close', (code, signal) =>
      resolve({ output, failure: code === 0 ? null : (lastLine(output) ?? `ended with ${signal ?? code}`) }),
    );
  });
}

/** The last line that names the error: hints follow it, and in a server's log the rejections of those who connected too early. */
export function lastLine(output: string): string | null {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !/the database system is/.test(line));
  return lines.findLast((line) => /(error|fatal|panic):/i.test(line))?.trim() ?? lines.at(-1)?.trim() ?? null;
}
