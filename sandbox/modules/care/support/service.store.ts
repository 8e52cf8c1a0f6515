import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { CODE } from '@pavilion/contract/codes';
import type { Db, Tx } from '../../../kernel/db/database';
import { Rejection } from '../../../kernel/http/rejection';
import { acceptTime, type Staffing, IDLE_MS, isOpen, peopleAhead, REPLY_LATER_MS, stateOf, TURN_MS, untilOpen } from './staffing.rules';
import { PERSON_NAME, SERVICE_COPY } from './service.copy';
import { addMessage, findNewestService } from './support.store';
import { supportMessages, supportServices } from './support.tables';
import type { RatingReason, ServiceWay, SupportService } from './support.tables';

/** Changes of the queue wait for each other; taken after the ticket's own lock. */
async function lockQueue(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' support queue', 0))`);
}

export async function findService(db: Db | Tx, ticketId: bigint, serviceKey: string): Promise<SupportService | undefined> {
  const [found] = await db
    .select()
    .from(supportServices)
    .where(and(eq(supportServices.ticketId, ticketId), eq(supportServices.serviceKey, serviceKey)));
  return found;
}

/** World ms at which a person accepts the last one who waits; null for an empty queue. */
async function lastInQueue(tx: Tx, now: number): Promise<number | null> {
  const [last] = await tx
    .select({ acceptAt: supportServices.acceptAt })
    .from(supportServices)
    .where(and(eq(supportServices.way, 'queue'), isNull(supportServices.cancelledAt), gt(supportServices.acceptAt, now)))
    .orderBy(desc(supportServices.acceptAt))
    .limit(1);
  return last?.acceptAt ?? null;
}

/** A line of the platform about a service, now or at a moment to come. `step` names it within the service. */
const addNotice = (tx: Tx, { id, ticketId, serviceKey }: SupportService, step: string, content: string, sentAt: number) =>
  addMessage(tx, { ticketId, messageKey: `${step}:${serviceKey}`, sender: 'notice', content, sentAt, serviceId: id });

const addEnd = (tx: Tx, service: SupportService, endAt: number) => addNotice(tx, service, 'end', SERVICE_COPY.ended, endAt);

/** Deletes lines of a service that are still to come. */
const dropComing = (tx: Tx, { id }: SupportService, now: number) =>
  tx.delete(supportMessages).where(and(eq(supportMessages.serviceId, id), gt(supportMessages.sentAt, now)));

const change = (tx: Tx, { id }: SupportService, part: Partial<typeof supportServices.$inferInsert>) =>
  tx.update(supportServices).set(part).where(eq(supportServices.id, id));

/** Moves everyone behind a place that became free forward by one turn, with their lines to come. */
async function closeGap(tx: Tx, { way, acceptAt }: SupportService, now: number): Promise<void> {
  if (way !== 'queue' || acceptAt <= now) return;
  const later = await tx
    .update(supportServices)
    .set({ acceptAt: sql`${supportServices.acceptAt} - ${TURN_MS}`, endAt: sql`${supportServices.endAt} - ${TURN_MS}` })
    .where(and(eq(supportServices.way, 'queue'), isNull(supportServices.cancelledAt), gt(supportServices.acceptAt, acceptAt)))
    .returning({ id: supportServices.id });
  if (later.length === 0) return;
  const ids = later.map(({ id }) => id);
  await tx
    .update(supportMessages)
    .set({ sentAt: sql`${supportMessages.sentAt} - ${TURN_MS}` })
    .where(and(inArray(supportMessages.serviceId, ids), gt(supportMessages.sentAt, now)));
}

/**
 * Requests a person for a locked ticket, and writes what will be said. Changes nothing for a known key, and while another service
 * waits or goes on; a place in the queue replaces a message that was left.
 * @throws Rejection 10001 for a queue out of hours.
 */
export async function requestService(
  tx: Tx,
  ticketId: bigint,
  { serviceKey, way }: { serviceKey: string; way: ServiceWay },
  { staffing, now }: { staffing: Staffing; now: number },
): Promise<void> {
  await lockQueue(tx);
  if (await findService(tx, ticketId, serviceKey)) return;
  const newest = await findNewestService(tx, ticketId);
  const state = newest && stateOf(newest, now);
  if (state === 'served' || (state === 'waiting' && newest!.way === way)) return;
  if (way === 'queue' && !isOpen(staffing, now))
    throw new Rejection(CODE.common, SERVICE_COPY.closed(staffing.hours!.from, staffing.hours!.until));
  if (state === 'waiting') {
    if (way === 'message') return;
    await change(tx, newest!, { cancelledAt: now });
    await dropComing(tx, newest!, now);
  }
  const acceptAt =
    way === 'queue'
      ? acceptTime(now, peopleAhead(staffing, serviceKey), await lastInQueue(tx, now))
      : now + untilOpen(staffing, now) + REPLY_LATER_MS;
  const endAt = acceptAt + IDLE_MS;
  const [service] = await tx
    .insert(supportServices)
    .values({ ticketId, serviceKey, way, staffName: PERSON_NAME, requestedAt: now, acceptAt, endAt })
    .returning();
  await addNotice(tx, service!, 'ask', way === 'queue' ? SERVICE_COPY.asked : SERVICE_COPY.left, now);
  if (way === 'queue') await addNotice(tx, service!, 'join', SERVICE_COPY.joined(PERSON_NAME), acceptAt);
  await addMessage(tx, {
    ticketId,
    messageKey: `hello:${serviceKey}`,
    sender: 'staff',
    staffName: PERSON_NAME,
    content: way === 'queue' ? SERVICE_COPY.hello(PERSON_NAME) : SERVICE_COPY.later(PERSON_NAME),
    sentAt: acceptAt,
    serviceId: service!.id,
  });
  await addEnd(tx, service!, endAt);
}

/** Leaves the queue, or ends the service, of a locked ticket. Changes nothing when the service has another state than `from` by now. */
export async function endService(tx: Tx, given: SupportService, from: 'waiting' | 'served', now: number): Promise<void> {
  await lockQueue(tx);
  const service = (await findService(tx, given.ticketId, given.serviceKey))!;
  if (stateOf(service, now) !== from) return;
  await dropComing(tx, service, now);
  if (from === 'served') {
    await change(tx, service, { endAt: now });
    await addEnd(tx, service, now);
    return;
  }
  await change(tx, service, { cancelledAt: now });
  await addNotice(tx, service, 'leave', service.way === 'queue' ? SERVICE_COPY.cancelled : SERVICE_COPY.withdrawn, now);
  await closeGap(tx, service, now);
}

/** Moves the end of a service that goes on to `endAt` (world ms). */
export async function extendService(tx: Tx, service: SupportService, endAt: number): Promise<void> {
  await change(tx, service, { endAt });
  await tx
    .update(supportMessages)
    .set({ sentAt: endAt })
    .where(and(eq(supportMessages.ticketId, service.ticketId), eq(supportMessages.messageKey, `end:${service.serviceKey}`)));
}

/** From now on a tester speaks as the person: who waits is accepted, and nothing more is said or ended by itself. */
export async function playService(tx: Tx, given: SupportService, name: string | undefined, now: number): Promise<SupportService> {
  await lockQueue(tx);
  const service = (await findService(tx, given.ticketId, given.serviceKey))!;
  const state = stateOf(service, now);
  const staffName = name ?? service.staffName;
  if ((state !== 'waiting' && state !== 'served') || (service.isPlayed && staffName === service.staffName)) return service;
  const acceptAt = Math.min(service.acceptAt, now);
  await dropComing(tx, service, now);
  await change(tx, service, { isPlayed: true, staffName, acceptAt, endAt: null });
  if (state === 'waiting') {
    await addNotice(tx, service, 'join', SERVICE_COPY.joined(staffName), now);
    await closeGap(tx, service, now);
  }
  return { ...service, isPlayed: true, staffName, acceptAt, endAt: null };
}

interface Rating {
  stars: number;
  reasons: RatingReason[];
  comment: string;
}

/** Stores a rating once. @throws Rejection 10001 before the end, and for another rating than the stored one. */
export async function rateService(tx: Tx, service: SupportService, rating: Rating, now: number): Promise<void> {
  if (stateOf(service, now) !== 'ended') throw new Rejection(CODE.common, SERVICE_COPY.notEnded);
  if (service.stars === null) {
    await change(tx, service, rating);
    return;
  }
  const { stars, reasons, comment } = service;
  const isSame = JSON.stringify([stars, reasons, comment]) === JSON.stringify([rating.stars, rating.reasons, rating.comment]);
  if (!isSame) throw new Rejection(CODE.common, SERVICE_COPY.rated);
}
