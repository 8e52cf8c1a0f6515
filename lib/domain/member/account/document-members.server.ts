import 'server-only';
import type { DocumentMembers } from '@/lib/server/document/document-members.model';
import { findViewer, isConfirmed } from './find-viewer.server';
import { lastScript } from './last-script.rules';

/** The members of documents, for the server's store of them. */
export const documentMembers: DocumentMembers = {
  isConfirmed,
  async find(token, uuid) {
    const viewer = await findViewer(token, uuid);
    return { isRejected: viewer === null, lastScript: (context) => lastScript(viewer, context) };
  },
};
