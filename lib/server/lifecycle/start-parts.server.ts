import 'server-only';

/** Starts the server's own parts; an invalid setting ends the program with one line for the operator, without a stack. */
export async function startServerParts(): Promise<void> {
  try {
    const { start } = await import('./start.server');
    await start();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'EnvError') throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
