import { and, desc, eq, gt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AGENT_CONTACT, AGENT_NAME, AGENT_NOTE, agentApplyCall } from '@pavilion/contract/calls/support.calls';
import { CODE } from '@pavilion/contract/codes';
import { inTransaction } from '../../../kernel/db/database';
import type { Tx } from '../../../kernel/db/database';
import { deviceHashOf } from '../../../kernel/http/client.rules';
import type { Context } from '../../context';
import { createDayLimit } from '../../../kernel/http/day-limit';
import { createLimit } from '../../../kernel/http/limit';
import { Rejection } from '../../../kernel/http/rejection';
import { route } from '../../member/call/route';
import { AGENT_COPY } from './agent.copy';
import { agentApplications, type AgentApplication } from './agent.tables';
import { HOUR } from '../../../kernel/clock/calendar';

/** Attempts from one address in a minute (real time). */
const PER_MINUTE = 10;
/** Attempts and applications from one address in a day (real time): the caller chooses the device's uuid. */
const TRIES_A_DAY = 60;
const A_DAY = 5;

const lengthOf = (text: string) => Array.from(text).length;

/** @throws Rejection 10003 with data.field for a part that is too short, too long or no contact. */
function accepted(body: { name: string; contact: string; note: string }) {
  const parts = { name: body.name.trim(), contact: body.contact.replaceAll(/[\s-]/g, ''), note: body.note.trim() };
  const faults = {
    name: lengthOf(parts.name) < AGENT_NAME.min || lengthOf(parts.name) > AGENT_NAME.max,
    contact: !AGENT_CONTACT.test(parts.contact),
    note: lengthOf(parts.note) < AGENT_NOTE.min || lengthOf(parts.note) > AGENT_NOTE.max,
  };
  for (const field of ['name', 'contact', 'note'] as const) {
    if (faults[field]) throw new Rejection(CODE.validation, AGENT_COPY[field], { field });
  }
  return parts;
}

export const viewOf = ({ id, createdAt }: AgentApplication) => ({ receiptNo: `P${id}`, createTime: new Date(createdAt).toISOString() });

const byKey = async (tx: Tx, applyKey: string, deviceHash: string) => {
  const own = and(eq(agentApplications.applyKey, applyKey), eq(agentApplications.deviceHash, deviceHash));
  return (await tx.select().from(agentApplications).where(own))[0];
};

/** 合作代理: applications of partners. */
export function registerAgentCalls(app: FastifyInstance, context: Context): void {
  const { db, clock, real } = context;
  const trying = createLimit(PER_MINUTE);
  const triesOfDay = createDayLimit(context, { name: 'agent-try', perDay: TRIES_A_DAY, message: AGENT_COPY.day });
  const applications = createDayLimit(context, { name: 'agent', perDay: A_DAY, message: AGENT_COPY.day });
  context.onReset(trying.clear);

  route(
    app,
    context,
    agentApplyCall,
    async ({ body, uuid, ip }) => {
      const parts = accepted(body);
      await trying.take(ip);
      await triesOfDay.take(ip);
      const now = Math.trunc(real.now());
      const deviceHash = deviceHashOf(uuid);
      return inTransaction(db, async (tx) => {
        const known = await byKey(tx, body.applyKey, deviceHash);
        if (known) return viewOf(known);
        const recent = and(eq(agentApplications.deviceHash, deviceHash), gt(agentApplications.createdReal, now - HOUR));
        const [last] = await tx.select().from(agentApplications).where(recent).orderBy(desc(agentApplications.createdReal)).limit(1);
        const [made] = last
          ? []
          : await tx
              .insert(agentApplications)
              .values({
                applyKey: body.applyKey,
                deviceHash,
                hourReal: Math.floor(now / HOUR),
                ...parts,
                createdAt: Math.trunc(clock.now()),
                createdReal: now,
              })
              .onConflictDoNothing()
              .returning();
        if (made) await applications.take(ip, tx);
        // Two requests at once with one key share one application.
        const same = made ?? (await byKey(tx, body.applyKey, deviceHash));
        if (same) return viewOf(same);
        const retryAfter = Math.max(1, Math.ceil(((last?.createdReal ?? now) + HOUR - now) / 1000));
        throw new Rejection(CODE.limit, AGENT_COPY.again(Math.ceil(retryAfter / 60)), { retryAfter });
      });
    },
    { needsUuid: true },
  );
}
