import { openDatabase } from './open';
import { readEnv } from './kernel/env';
import { StartFailure } from './kernel/start-failure';

/** `npm run sandbox [-- --reset]`: the play-money platform, until SIGTERM or Ctrl-C. */
async function main(): Promise<void> {
  const env = readEnv(process.env, process.cwd());
  // The database starts while the other modules load.
  const [database, { startSandbox }] = await Promise.all([openDatabase(env, process.argv.includes('--reset')), import('./start')]);
  const sandbox = await startSandbox(env, database);
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    sandbox.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  console.log(`sandbox ready: ${sandbox.origin}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exit(1);
});
