import type { FastifyInstance } from 'fastify';
import { vipInfoCall } from '@pavilion/contract/calls/vip.calls';
import { listStakeDays } from '../../betting/stake/stake.store';
import { findMemberById } from '../account/member';
import type { Context } from '../../context';
import { route } from '../call/route';
import { getVipHistory } from './vip.store';
import { shownDays, vipView } from './vip.view';

/** Level of a member. */
export function registerVipCalls(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  route(app, context, vipInfoCall, async ({ session }) => {
    const now = Math.trunc(clock.now());
    const member = (await findMemberById(db, session!.memberId))!;
    return vipView(await getVipHistory(db, member, now), await listStakeDays(db, member.id, ...shownDays(now)), now);
  });
}
