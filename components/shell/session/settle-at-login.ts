import { getMember } from '@/lib/domain/member/account/member.api';
import { safeReturnPath } from '@/lib/domain/site/gate/redirect.rules';
import { allowAutoAction } from '@/lib/domain/member/session/loop-guard.storage';
import { mayRedirect } from '@/lib/domain/member/session/redirect-bound';
import { steadyNow } from '@/lib/kit/browser/steady-time';

/**
 * A login page that is entered with a token checks it with the platform: a good one leads straight to the member's target, a rejected one
 * ends here, with the message of the rejection (the server's own check leaves none).
 */
export async function settleAtLogin(): Promise<void> {
  await getMember();
  // The server that led here may judge the token otherwise: the form stays rather than going round.
  if (!allowAutoAction('return from login', steadyNow()) || !mayRedirect(performance.now())) return;
  location.replace(safeReturnPath(new URLSearchParams(location.search).get('redirect')));
}
