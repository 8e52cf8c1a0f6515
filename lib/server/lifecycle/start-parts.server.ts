import 'server-only';
import type { DocumentMembers } from '@/lib/server/document/document-members.model';

/**
 * Starts the server's own parts with the site's members; an invalid setting ends the program with one line for the operator,
 * without a stack.
 */
export async function startServerParts(loadMembers: () => Promise<DocumentMembers>): Promise<void> {
  try {
    const { start } = await import('./start.server');
    await start(await loadMembers());
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'EnvError') throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
