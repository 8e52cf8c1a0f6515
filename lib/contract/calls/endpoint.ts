import type { Call } from '../call';
import type { RequestDeclaration, Requests } from '../request';
import { accountRequests } from './account.requests';
import { activityRequests } from './activity.requests';
import { calendarRequests } from './calendar.requests';
import { chatRequests } from './chat.requests';
import { depositRequests } from './deposit.requests';
import { feedRequests } from './feed.requests';
import { feedbackRequests } from './feedback.requests';
import { financeRequests } from './finance.requests';
import { flipRequests } from './flip.requests';
import { followRequests } from './follow.requests';
import { gameRequests } from './game.requests';
import { helpRequests } from './help.requests';
import { infoRequests } from './info.requests';
import { inviteRequests } from './invite.requests';
import { limitRequests } from './limit.requests';
import { loyaltyRequests } from './loyalty.requests';
import { mailRequests } from './mail.requests';
import { mallRequests } from './mall.requests';
import { memberRequests } from './member.requests';
import { payeeRequests } from './payee.requests';
import { peakRequests } from './peak.requests';
import { pictureRequests } from './picture.requests';
import { recordRequests } from './record.requests';
import { roundRequests } from './round.requests';
import { securityRequests } from './security.requests';
import { siteRequests } from './site.requests';
import { supportRequests } from './support.requests';
import { withdrawRequests } from './withdraw.requests';

/** Requests of all calls by the call's name. */
export const REQUESTS = {
  ...accountRequests,
  ...activityRequests,
  ...calendarRequests,
  ...chatRequests,
  ...depositRequests,
  ...feedRequests,
  ...feedbackRequests,
  ...financeRequests,
  ...flipRequests,
  ...followRequests,
  ...gameRequests,
  ...helpRequests,
  ...infoRequests,
  ...inviteRequests,
  ...limitRequests,
  ...loyaltyRequests,
  ...mailRequests,
  ...mallRequests,
  ...memberRequests,
  ...payeeRequests,
  ...peakRequests,
  ...pictureRequests,
  ...recordRequests,
  ...roundRequests,
  ...securityRequests,
  ...siteRequests,
  ...supportRequests,
  ...withdrawRequests,
} satisfies Requests;

export type DeclaredRequests = typeof REQUESTS;

/** A call with its request: everything that a platform needs to know about it. */
export interface Endpoint<Request = unknown, Answer = unknown> extends Call<Request, Answer>, RequestDeclaration<Request> {}

/** The endpoint of a call. @throws Error for a call whose request is not in `REQUESTS`. */
export function endpointOf<Request, Answer>(call: Call<Request, Answer>): Endpoint<Request, Answer> {
  const declaration = (REQUESTS as Requests)[call.name];
  if (!declaration) {
    throw new Error(
      `${call.name} has no request: declare it in its noun's .requests.ts, and name that file in lib/contract/calls/endpoint.ts.`,
    );
  }
  return { ...call, ...(declaration as RequestDeclaration<Request>) };
}

/** True for a call that accepts a token only from the device of its session: every call that does more than read. */
export function needsOwnDevice({ session, reads }: Pick<Endpoint, 'session' | 'reads'>): boolean {
  return session !== 'none' && !reads;
}
