/**
 * Runs once before the server takes requests: settings are checked, the ingress is in place, the configuration is being loaded.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') await (await import('@/lib/server/lifecycle/start-parts.server')).startServerParts();
}
