import { spawn } from 'node:child_process';

/** Waits until the pipe from the sandbox closes; then ends the server `$1` by `$2` and removes the folder `$3`, if it is named. */
const SCRIPT = `
read -r _
kill -s "$2" "$1" 2>/dev/null
[ -z "$3" ] && exit
while kill -0 "$1" 2>/dev/null; do sleep 0.1; done
rm -rf "$3"
`;

/**
 * Ends a server when this process dies, however it dies; returns a function that removes the guard. A shell is the smallest program
 * that can wait for that. Windows has none: there a server outlives a sandbox that is killed, until the next start ends it.
 */
export function guardServer(pid: number, signal: 'INT' | 'QUIT', folder: string | null): () => void {
  if (process.platform === 'win32') return () => undefined;
  const guard = spawn('sh', ['-c', SCRIPT, 'sh', String(pid), signal, folder ?? ''], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // Without a shell the server only loses its guard.
  guard.on('error', () => undefined);
  guard.stdin.on('error', () => undefined);
  guard.unref();
  return () => void guard.kill('SIGKILL');
}
