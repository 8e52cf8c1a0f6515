import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { DIVIDEND_STATUS, dividendCheckCall, dividendLeadCall, dividendReceiveCall } from '../../lib/contract/calls/activity.calls';
import { CODE } from '../../lib/contract/codes';
import { minorToText } from '../../lib/kit/number/money';
import { inTransaction } from '../db/database';
import type { Db } from '../db/database';
import { memberById } from '../member/member';
import type { Context } from '../server/context';
import { KEY_WORDS, keyOf } from '../server/idempotency-key';
import { Refusal } from '../server/refusal';
import { route } from '../server/route';
import { DIVIDENDS, DIVIDEND_WORDS } from './dividend.copy';
import type { Dividend } from './dividend.copy';
import { dividendClaims } from './dividend.schema';
import type { DividendClaim } from './dividend.schema';

const DAY_MS = 86_400_000;

interface Entitlement extends Dividend {
  /** World ms. */
  expireAt: number;
  status: number;
}

function claimsOf(db: Db, memberId: string): Promise<DividendClaim[]> {
  return db.select().from(dividendClaims).where(eq(dividendClaims.memberId, memberId));
}

/** A claim as the first answer gave it. */
function answerOf(claim: DividendClaim) {
  return {
    id: claim.dividendId,
    amount: minorToText(claim.amount),
    status: DIVIDEND_STATUS.claimed,
    receivedAt: new Date(claim.receivedAt).toISOString(),
  };
}

function shown({ id, name, amount, expireAt }: Entitlement) {
  return { id, name, amount: minorToText(amount), expireTime: new Date(expireAt).toISOString() };
}

/** Bonuses by hand: list, check, claim (spec §7). The money comes from the promo account, once per member and bonus. */
export function registerDividendCalls(app: FastifyInstance, context: Context): void {
  const { db, clock, ledger } = context;

  async function entitlementsOf(memberId: string): Promise<Entitlement[]> {
    const [member, claims] = await Promise.all([memberById(db, memberId), claimsOf(db, memberId)]);
    if (!member) throw new Refusal(CODE.auth);
    return DIVIDENDS.map((dividend) => {
      const expireAt = member.registeredAt + dividend.days * DAY_MS;
      const claimed = claims.some((claim) => claim.dividendId === dividend.id);
      const open = clock.now() < expireAt ? DIVIDEND_STATUS.claimable : DIVIDEND_STATUS.expired;
      return { ...dividend, expireAt, status: claimed ? DIVIDEND_STATUS.claimed : open };
    });
  }

  route(app, context, dividendLeadCall, async ({ session }) => {
    const list = await entitlementsOf(session!.memberId);
    return { total: list.length, list: list.map((row) => ({ ...shown(row), turnover: row.turnover, status: row.status })) };
  });

  route(app, context, dividendCheckCall, async ({ session }) => {
    const list = (await entitlementsOf(session!.memberId)).filter((row) => row.status === DIVIDEND_STATUS.claimable);
    return { hasDividend: list.length > 0, count: list.length, list: list.map(shown) };
  });

  route(app, context, dividendReceiveCall, async ({ body, session, request }) => {
    const { memberId } = session!;
    const key = keyOf(request);
    const entitled = (await entitlementsOf(memberId)).find((row) => row.id === body.id);
    if (!entitled) throw new Refusal(CODE.common, DIVIDEND_WORDS.unknown);

    return inTransaction(db, async (tx) => {
      const mine = and(eq(dividendClaims.memberId, memberId), eq(dividendClaims.idempotencyKey, key));
      const repeated = async () => {
        const [claim] = await tx.select().from(dividendClaims).where(mine);
        if (claim && claim.dividendId !== body.id) throw new Refusal(CODE.validation, KEY_WORDS.used);
        return claim;
      };
      const known = await repeated();
      if (known) return answerOf(known);
      if (entitled.status === DIVIDEND_STATUS.expired) throw new Refusal(CODE.common, DIVIDEND_WORDS.over);
      // The table's own keys decide between two that come at once.
      const [claim] = await tx
        .insert(dividendClaims)
        .values({ memberId, dividendId: body.id, idempotencyKey: key, amount: entitled.amount, receivedAt: Math.trunc(clock.now()) })
        .onConflictDoNothing()
        .returning();
      if (!claim) {
        const first = await repeated();
        if (first) return answerOf(first);
        throw new Refusal(CODE.common, DIVIDEND_WORDS.claimed);
      }
      await ledger.grant(tx, { memberId, amount: claim.amount, key: `dividend:${claim.dividendId}` });
      return answerOf(claim);
    });
  });
}
