import type { FastifyInstance } from 'fastify';
import { followListCall, followSaveCall } from '@pavilion/contract/calls/follow.calls';
import { lockMember } from '../../member/account/member';
import { inTransaction } from '../../../kernel/db/database';
import type { Context } from '../../context';
import { route } from '../../member/call/route';
import type { MatchFollow } from './follow.tables';
import { addFollows, deleteOldFollows, listFollows, removeFollow } from './follow.store';

const isoTime = (at: number) => new Date(at).toISOString();

const followView = ({ venue, matchId, startAt, at }: MatchFollow) => ({
  venue,
  matchId,
  startTime: startAt === null ? null : isoTime(startAt),
  followTime: isoTime(at),
});

/** Matches that a member follows; the platform knows no matches itself and stores what the browser names. */
export function registerFollowCalls(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  const now = () => Math.trunc(clock.now());

  route(app, context, followListCall, async ({ session }) => {
    const { memberId } = session!;
    await deleteOldFollows(db, memberId, now());
    return { list: (await listFollows(db, memberId)).map(followView), full: '0' as const };
  });

  route(app, context, followSaveCall, async ({ body, session }) => {
    const { memberId } = session!;
    return inTransaction(db, async (tx) => {
      await lockMember(tx, memberId);
      await deleteOldFollows(tx, memberId, now());
      for (const star of body.remove) await removeFollow(tx, memberId, star);
      const stars = body.add.map(({ startTime, ...star }) => ({ ...star, startAt: startTime === null ? null : Date.parse(startTime) }));
      const room = await addFollows(tx, memberId, stars, now());
      return { list: (await listFollows(tx, memberId)).map(followView), full: room ? ('0' as const) : ('1' as const) };
    });
  });
}
