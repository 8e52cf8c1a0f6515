/**
 * Runs once before the server takes requests: settings are checked, the ingress is in place, the configuration is being loaded, and
 * the first list is requested while the server loads the modules of its first page.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startServerParts } = await import('@/lib/server/lifecycle/start-parts.server');
  await startServerParts(async () => (await import('@/lib/domain/member/account/document-members.server')).documentMembers);
  void (await import('@/lib/domain/betting/sport/list/initial-data.server')).warmFirstList();
}
