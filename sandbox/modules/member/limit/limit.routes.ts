import type { FastifyInstance } from 'fastify';
import {
  coolingStartCall,
  exclusionEndCall,
  exclusionStartCall,
  limitCancelCall,
  limitConfirmCall,
  limitHistoryCall,
  limitSetCall,
  limitsCall,
  realityReportCall,
  realitySetCall,
} from '@pavilion/contract/calls/limit.calls';
import { CODE } from '@pavilion/contract/codes';
import { minorToText } from '@pavilion/number/money';
import { lockMember } from '../account/member';
import { inTransaction, type Tx } from '../../../kernel/db/database';
import { listDayResults } from '../../betting/stake/result';
import type { Context } from '../../context';
import { Rejection } from '../../../kernel/http/rejection';
import { route } from '../call/route';
import { rememberExclusion } from './exclusion';
import { cancelIncrease, confirmIncrease, setLimit } from './limit-change';
import { LIMIT_COPY } from './limit.copy';
import { endOfTerm, isRealityInterval, readLimit } from './limit.rules';
import { findActivity, listLimitChanges } from './limit.store';
import { changeView, limitsView } from './limit.view';
import { endExclusion, setReality, startPause } from './pause';
import { MINUTE } from '../../../kernel/clock/calendar';

/** Limits that members set for themselves, their pauses and reality checks. */
export function registerLimitCalls(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  const now = () => Math.trunc(clock.now());

  /** Makes one change, after pending work that counts against the member's limits; returns the limits after it. */
  async function change(memberId: string, work: (tx: Tx, at: number) => Promise<void>) {
    const at = now();
    await inTransaction(db, async (tx) => {
      await lockMember(tx, memberId);
      await work(tx, at);
    });
    return limitsView(context, memberId, at);
  }

  route(app, context, limitsCall, ({ session }) => limitsView(context, session!.memberId, now()));

  route(app, context, limitSetCall, ({ body, session }) => {
    const value = readLimit(body, body.limit);
    const message = body.kind === 'time' ? LIMIT_COPY.minutes : LIMIT_COPY.invalid;
    if (value === 'invalid') throw new Rejection(CODE.validation, message, { field: 'limit' });
    return change(session!.memberId, (tx, at) => setLimit(tx, session!.memberId, { ...body, value }, at));
  });

  route(app, context, limitConfirmCall, ({ body, session }) => {
    const value = readLimit(body, body.limit);
    if (value === 'invalid') throw new Rejection(CODE.common, LIMIT_COPY.noRise);
    return change(session!.memberId, (tx, at) => confirmIncrease(tx, session!.memberId, { ...body, value }, at));
  });

  route(app, context, limitCancelCall, ({ body, session }) =>
    change(session!.memberId, (tx) => cancelIncrease(tx, session!.memberId, body)),
  );

  route(app, context, coolingStartCall, ({ body, session }) =>
    change(session!.memberId, (tx, at) => startPause(tx, session!.memberId, { kind: 'cooling', term: body.term }, at)),
  );

  route(app, context, exclusionStartCall, ({ body: { term }, session, uuid }) => {
    const { memberId } = session!;
    return change(memberId, async (tx, at) => {
      await startPause(tx, memberId, { kind: 'exclusion', term }, at);
      await rememberExclusion(tx, context, { memberId, uuid, endsAt: endOfTerm(term, at) });
    });
  });

  route(app, context, exclusionEndCall, ({ body, session }) =>
    change(session!.memberId, (tx, at) => endExclusion(tx, session!.memberId, body.step, at)),
  );

  route(app, context, realitySetCall, ({ body: { minutes }, session }) => {
    if (!isRealityInterval(minutes)) throw new Rejection(CODE.validation, LIMIT_COPY.interval, { field: 'minutes' });
    return change(session!.memberId, (tx, at) => setReality(tx, session!.memberId, minutes, at));
  });

  route(app, context, realityReportCall, async ({ session }) => {
    const at = now();
    const { memberId } = session!;
    const [activity, [today]] = await Promise.all([findActivity(db, memberId, at), listDayResults(db, memberId, 1, at)]);
    const { profit, stake, count } = today!;
    return {
      sinceTime: new Date(activity?.firstAt ?? at).toISOString(),
      minutes: Math.floor((activity?.activeMs ?? 0) / MINUTE),
      stake: minorToText(stake),
      payout: minorToText(stake + profit),
      result: minorToText(profit),
      count,
    };
  });

  route(app, context, limitHistoryCall, async ({ body: { page, size }, session }) => {
    const rows = await listLimitChanges(db, session!.memberId, (page - 1) * size, size + 1);
    return { list: rows.slice(0, size).map(changeView), hasMore: rows.length > size };
  });
}
