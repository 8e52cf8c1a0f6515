import type { FastifyInstance } from 'fastify';
import { statementCall } from '@pavilion/contract/calls/statement.calls';
import { CODE } from '@pavilion/contract/codes';
import { minorToText } from '@pavilion/number/money';
import { RANGE_TEXT } from '../../../kernel/http/range.copy';
import { isRangeAllowed } from '../../../kernel/http/range.rules';
import { Rejection } from '../../../kernel/http/rejection';
import type { Context } from '../../context';
import { route } from '../../member/call/route';
import { idOf } from '../transaction/transaction.store';
import { STATEMENT_COPY } from './statement.copy';
import { kindOf } from './statement.rules';
import { balanceBefore, findSpan, listChanges, sumSpan } from './statement.store';
import { titlesOf } from './statement-title.store';

/** 账变. */
export function registerStatementCall(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  route(app, context, statementCall, async ({ body: { from: fromText, to: toText, kind = null, page, size }, session }) => {
    const { memberId } = session!;
    const [from, to] = [Date.parse(fromText), Date.parse(toText)];
    if (!isRangeAllowed(from, to, clock.now())) throw new Rejection(CODE.validation, RANGE_TEXT, { field: 'from' });
    const span = await findSpan(db, memberId, { from, to });
    const [found, sums] = span
      ? await Promise.all([
          listChanges(db, memberId, span, { kind, offset: (page - 1) * size, limit: size + 1 }),
          sumSpan(db, memberId, span),
        ])
      : [[], null];
    if (!sums) {
      const balance = minorToText(await balanceBefore(db, memberId, from));
      return { list: [], hasMore: false, sums: { opening: balance, income: '0.00', expense: '0.00', closing: balance } };
    }
    const shown = found.slice(0, size);
    const titles = await titlesOf(db, memberId, shown);
    return {
      list: shown.map((change) => ({
        id: idOf(change.seq),
        kind: kindOf(change),
        title: titles.get(change.seq)!,
        action: STATEMENT_COPY.actions[change.kind],
        amount: minorToText(change.amount),
        balance: minorToText(change.balance),
        time: new Date(change.at).toISOString(),
      })),
      hasMore: found.length > size,
      sums: {
        opening: minorToText(sums.opening),
        income: minorToText(sums.income),
        expense: minorToText(sums.expense),
        closing: minorToText(sums.closing),
      },
    };
  });
}
