import { and, desc, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { deviceEndCall, deviceListCall } from '@pavilion/contract/calls/account.calls';
import { CODE } from '@pavilion/contract/codes';
import { sessions, type SessionRow } from '../session/session.tables';
import type { Context } from '../../context';
import { Rejection } from '../../../kernel/http/rejection';
import { route } from '../call/route';
import { deviceIdOf } from './device.rules';
import { forgetDevice } from './device.store';
import { MEMBER_COPY } from '../account/member.copy';
import { endSessions } from '../session/session';
import { isTooOld } from '../session/session.rules';

/** Devices that a member is logged in on. */
export function registerDeviceCalls(app: FastifyInstance, context: Context): void {
  const { db } = context;
  /** Open sessions, those used last first. */
  const listOpen = async (memberId: string): Promise<SessionRow[]> => {
    const rows = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.memberId, memberId), isNull(sessions.endedCode)))
      .orderBy(desc(sessions.seenAt), desc(sessions.createdAt));
    return rows.filter((row) => !isTooOld(row, Date.now()));
  };

  route(app, context, deviceListCall, async ({ session }) => {
    const { memberId, tokenHash } = session!;
    const rows = await listOpen(memberId);
    const own = rows.find((row) => row.tokenHash === tokenHash);
    const list = [...new Set([...(own ? [own.uuid] : []), ...rows.map(({ uuid }) => uuid)])].map((uuid) => {
      const ofDevice = rows.filter((row) => row.uuid === uuid);
      const newest = ofDevice[0]!;
      return {
        deviceId: deviceIdOf(memberId, uuid),
        name: ofDevice.find(({ device }) => device !== '')?.device ?? '',
        isCurrent: uuid === own?.uuid,
        loginTime: new Date(Math.max(...ofDevice.map(({ createdAt }) => createdAt))).toISOString(),
        seenTime: new Date(newest.seenAt).toISOString(),
      };
    });
    return { list };
  });

  route(app, context, deviceEndCall, async ({ body, session }) => {
    const { memberId, uuid: own } = session!;
    const found = (await listOpen(memberId)).find(({ uuid }) => deviceIdOf(memberId, uuid) === body.deviceId);
    if (!found || found.uuid === own) throw new Rejection(CODE.common, MEMBER_COPY.deviceGone);
    const ended = await endSessions(db, { memberId, uuid: found.uuid, except: session!.tokenHash }, CODE.auth);
    void context.sessionsEnded();
    await forgetDevice(db, memberId, found.uuid);
    return { sessions: ended };
  });
}
