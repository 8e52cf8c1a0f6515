import { memberMessage } from '@/lib/kit/http/error.rules';
import { isCallError } from '@/lib/kit/http/errors';
import type { HelpTally, HelpVoteRequest } from './vote.api';

/** Sends a vote on 有帮助吗. Returns the votes of the page's readers so far, or why it did not arrive. */
export async function submitHelpVote(vote: HelpVoteRequest): Promise<{ tally: HelpTally } | { message: string }> {
  try {
    return { tally: await (await import('./vote.api')).sendHelpVote(vote) };
  } catch (error) {
    if (!isCallError(error)) throw error;
    return { message: memberMessage(error) };
  }
}
