import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { minorToText } from '@pavilion/number/money';
import { list, postRow } from '../../../kernel/control/control-call';
import { rowIdOf } from '../../../kernel/http/row-id';
import type { Context } from '../../context';
import { findMemberByName } from '../../member/account/member';
import { decideClaim, type Reviewing } from './bonus-review';
import type { DividendClaim } from './dividend.tables';
import { findClaimById, listClaims } from './dividend.store';

const bonusSchema = z.object({ outcome: z.enum(['approve', 'reject']) });

/** Calls for testers: claims and the end of their review. `approve` credits the bonus. */
export function registerBonusControl(app: FastifyInstance, context: Context): void {
  list(app, '/sandbox/bonuses', (userName) => listForTester(context, userName));
  postRow(app, '/sandbox/bonuses/:id', bonusSchema, (id, { outcome }) => decideForTester(context, id, outcome));
}

/** Newest claims, of one member if a name is given; null for an unknown name. */
async function listForTester({ db }: Pick<Context, 'db'>, userName: string | undefined): Promise<object[] | null> {
  if (userName === undefined) return (await listClaims(db, null)).map(claimView);
  const member = await findMemberByName(db, userName);
  return member ? (await listClaims(db, member.id)).map(claimView) : null;
}

/** Carries out a tester's decision on a claim and returns the resulting claim; null when there is none. An ended one does not change. */
async function decideForTester(context: Reviewing, claimId: string, outcome: 'approve' | 'reject'): Promise<object | null> {
  const id = rowIdOf(claimId);
  if (id === null) return null;
  await decideClaim(context, id, outcome);
  const claim = await findClaimById(context.db, id);
  return claim ? claimView(claim) : null;
}

function claimView({ id, dividendId, title, amount, state }: DividendClaim): object {
  return { claimId: String(id), id: dividendId, title, amount: minorToText(amount), state };
}
