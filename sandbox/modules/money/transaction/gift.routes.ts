import type { FastifyInstance } from 'fastify';
import { giftListCall } from '@pavilion/contract/calls/gift.calls';
import { CODE } from '@pavilion/contract/codes';
import { minorToText } from '@pavilion/number/money';
import type { Db } from '../../../kernel/db/database';
import { BONUS_COPY } from '../../rewards/grant/bonus.copy';
import { giftTotalsOf } from '../../rewards/gift/gift.rules';
import type { Gift } from '../../rewards/gift/gift.rules';
import { listClaimGifts, getGiftTerms, listGrants } from '../../rewards/gift/gift.store';
import type { Context } from '../../context';
import { Rejection } from '../../../kernel/http/rejection';
import { route } from '../../member/call/route';
import { getTurnoverDone } from '../turnover/turnover';
import { isRangeAllowed } from '../../../kernel/http/range.rules';
import { RANGE_TEXT } from '../../../kernel/http/range.copy';
import { bonusTitle, idOf } from './transaction.store';
import type { RecordRange } from './transaction.store';

/** A member's gifts of a range, newest first: the ledger's credits, and claims that moved nothing. */
async function listGifts(db: Db, memberId: string, range: RecordRange): Promise<Gift[]> {
  const grants = await listGrants(db, memberId, range);
  const keys = grants.map(({ key }) => key);
  const terms = await getGiftTerms(db, memberId, keys);
  const done = await getTurnoverDone(db, memberId, keys);
  const credited = grants.map(({ seq, key, at, amount }): Gift => ({
    id: idOf(seq),
    kind: terms.get(key)?.kind ?? 'gift',
    state: 'credited',
    title: bonusTitle(key, terms),
    amount,
    required: terms.get(key)?.required ?? 0n,
    done: done.get(key) ?? 0n,
    at,
  }));
  return [...credited, ...(await listClaimGifts(db, memberId, range))].toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
}

/** 礼金记录. */
export function registerGiftCall(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  route(app, context, giftListCall, async ({ body, session }) => {
    const [from, to] = [Date.parse(body.from), Date.parse(body.to)];
    if (!isRangeAllowed(from, to, clock.now())) throw new Rejection(CODE.validation, RANGE_TEXT, { field: 'from' });
    const all = await listGifts(db, session!.memberId, { from, to });
    const wanted = all.filter(
      ({ kind, state }) => (body.kind === undefined || body.kind === kind) && (body.state === undefined || body.state === state),
    );
    const end = body.page * body.size;
    return {
      list: wanted.slice(end - body.size, end).map(({ at, amount, required, done, ...same }) => ({
        ...same,
        amount: minorToText(amount),
        required: minorToText(required),
        done: minorToText(done),
        time: new Date(at).toISOString(),
        reason: same.state === 'rejected' ? BONUS_COPY.rejected : '',
      })),
      hasMore: wanted.length > end,
      totals: giftTotalsOf(all).map(({ kind, count, ...money }) => ({
        kind,
        count,
        amount: minorToText(money.amount),
        required: minorToText(money.required),
        done: minorToText(money.done),
      })),
    };
  });
}
