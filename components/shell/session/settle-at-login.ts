import { getMember } from '@/lib/domain/member/account/member.api';
import { safeReturnPath } from '@/lib/domain/site/gate/redirect.rules';
import { allowAutoAction } from '@/lib/domain/member/session/loop-guard.storage';
import { mayRedirect } from '@/lib/domain/member/session/redirect-bound';
import { steadyNow } from '@/lib/kit/browser/steady-time';

/**
 * A login page that is entered with a token asks the platform about it: a good one goes straight on to where the member
 * wanted to be, a refused one ends here, in the words of the refusal (the server's own check leaves none).
 */
export async function settleAtLogin(): Promise<void> {
  await getMember();
  // The server that led here may judge the token otherwise: the form stays rather than going round.
  if (!allowAutoAction('return from login', steadyNow()) || !mayRedirect(performance.now())) return;
  location.replace(safeReturnPath(new URLSearchParams(location.search).get('redirect')));
}
