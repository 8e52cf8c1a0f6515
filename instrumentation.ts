/** Runs once before the server takes requests: settings are checked, the ingress is in place, the configuration is under way. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  try {
    const { start } = await import('@/lib/domain/gate/start.server');
    await start();
  } catch (error) {
    // A wrong setting is the operator's to read, without a stack.
    if (!(error instanceof Error) || error.name !== 'EnvError') throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
