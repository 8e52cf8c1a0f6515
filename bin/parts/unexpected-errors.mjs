import { stopAll } from './children.mjs';

/** One sentence for an unexpected error, without the stack, which does not help users. */
export function sentenceFor(error) {
  const where = error.path ? ` (${error.path})` : '';
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') return 'The disk is full; free some space and start again.';
  if (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS')
    return `The project's folder cannot be written${where}; change its owner and start again.`;
  return `Something unexpected ended the start: ${error.message ?? error}.`;
}

/** On any uncaught error in a runner, ends it and its children with one sentence. */
export function stopOnUnexpected() {
  process.on('uncaughtException', (error) => void stopAll({ code: 1, sentence: sentenceFor(error) }));
}
