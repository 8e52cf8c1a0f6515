import type { FastifyInstance } from 'fastify';
import { rebateClaimCall, rebateDayCall, rebateListCall } from '@pavilion/contract/calls/rebate.calls';
import { CODE } from '@pavilion/contract/codes';
import { minorToText } from '@pavilion/number/money';
import { lockMember, findMemberById } from '../../member/account/member';
import { ODDS_FLOOR } from '../../betting/order/valid-stake';
import { inTransaction } from '../../../kernel/db/database';
import type { Tx } from '../../../kernel/db/database';
import type { Context } from '../../context';
import { KEY_COPY, keyOf } from '../../../kernel/http/idempotency-key';
import { Rejection } from '../../../kernel/http/rejection';
import { route } from '../../member/call/route';
import { REBATE_COPY } from './rebate.copy';
import { dayStartOf, REBATE_KEY, SHOWN_DAYS } from './rebate.rules';
import { rebateClaims } from './rebate.tables';
import type { RebateClaim } from './rebate.tables';
import { listClaimsByKey, rebateDays, rebateItems, listShownDays } from './rebate.store';
import { claimView, dayView, exactText, itemView } from './rebate.view';

/** 返水: rebates of settled bets by day, and their claims. The money comes from the promo account. */
export function registerRebateCalls(app: FastifyInstance, context: Context): void {
  const { db, clock, ledger } = context;
  const now = () => Math.trunc(clock.now());

  route(app, context, rebateListCall, async ({ session }) => {
    const member = (await findMemberById(db, session!.memberId))!;
    const list = await listShownDays(db, member, now());
    const claimable = list.filter(({ state }) => state === 'claimable').reduce((sum, { amount }) => sum + amount, 0n);
    return { list: list.map(dayView), claimable: minorToText(claimable), oddsFloor: minorToText(ODDS_FLOOR) };
  });

  route(app, context, rebateDayCall, async ({ body, session }) => {
    const at = now();
    const start = dayStartOf(body.day, at);
    if (start === null) throw new Rejection(CODE.validation, REBATE_COPY.day, { field: 'day' });
    const member = (await findMemberById(db, session!.memberId))!;
    const found = (await rebateDays(db, member, { first: start, last: start, now: at }))[0]!;
    return {
      day: dayView(found),
      exact: exactText(found.exact),
      list: (await rebateItems(db, member.id, found, body)).map(itemView),
      hasMore: found.settled > body.page * body.size,
    };
  });

  route(app, context, rebateClaimCall, async ({ body, session, request }) => {
    const key = keyOf(request);
    const days = [...new Set(body.days)].toSorted();
    if (days.length === 0 || days.length > SHOWN_DAYS) throw new Rejection(CODE.validation, REBATE_COPY.days, { field: 'days' });
    return claimView(await inTransaction(db, (tx) => claim(tx, session!.memberId, days, key)));
  });

  async function claim(tx: Tx, memberId: string, days: readonly string[], key: string): Promise<RebateClaim[]> {
    // A second request waits here for the first, so that it reads the days after the first one's changes.
    await lockMember(tx, memberId);
    const known = await listClaimsByKey(tx, memberId, key);
    if (known.length > 0) return sameDays(known, days);
    const at = now();
    const member = (await findMemberById(tx, memberId))!;
    const shown = await listShownDays(tx, member, at);
    const due = days.map((day) => {
      const found = shown.find((one) => one.day === day);
      const state = found?.state ?? 'none';
      if (!found || state !== 'claimable')
        throw new Rejection(CODE.common, state === 'claimable' ? REBATE_COPY.none : REBATE_COPY[state], { day });
      return { memberId, day, idempotencyKey: key, amount: found.amount, claimedAt: at };
    });
    const made = await tx.insert(rebateClaims).values(due).onConflictDoNothing().returning();
    if (made.length < due.length) throw new Rejection(CODE.common, REBATE_COPY.claimed);
    for (const { day, amount } of due) await ledger.grant(tx, { memberId, amount, key: `${REBATE_KEY}${day}` });
    return made.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  }
}

/** @throws Rejection 10003 when the key was used for other days. */
function sameDays(known: RebateClaim[], days: readonly string[]): RebateClaim[] {
  if (known.map(({ day }) => day).join() !== days.join()) throw new Rejection(CODE.validation, KEY_COPY.used);
  return known;
}
