import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contactCheckCall, supportSendCall, supportTicketCall } from '@pavilion/contract/calls/support.calls';
import { CODE } from '@pavilion/contract/codes';
import { minorToText } from '@pavilion/number/money';
import { bets } from '../../betting/order/bet.tables';
import { inTransaction } from '../../../kernel/db/database';
import type { Db } from '../../../kernel/db/database';
import { listDeposits } from '../../money/deposit/deposit.store';
import { depositView } from '../../money/deposit/deposit.view';
import { listWithdrawals } from '../../money/withdraw/withdraw.store';
import { CUSTOMER_SERVICE_URL, preInfoOf } from '../../site/config/site-config';
import type { Context } from '../../context';
import { createLimit } from '../../../kernel/http/limit';
import { Rejection } from '../../../kernel/http/rejection';
import { route } from '../../member/call/route';
import { replyDelay, replyText, orderNumbersIn, topicOf } from './reply.rules';
import { channelOf } from './contact.rules';
import { ownOrder } from './own-orders';
import { DEPOSIT_STATE_COPY, FACTS, STAFF_NAME, SUPPORT_COPY, WITHDRAW_STATE_COPY } from './support.copy';
import type { Topic } from './support.copy';
import type { SupportMessage, SupportTicket } from './support.tables';
import { addMessage, listMessages, openTicket, findTicket, findNewestTicket } from './support.store';

/** Messages that one address may send in a minute (real time), and that one ticket holds. */
const PER_MINUTE = 20;
const TICKET_MAX = 200;
/** Contacts that one address may look up in a minute (real time). */
const CHECKS_PER_MINUTE = 20;

const isoOf = (ms: number) => new Date(ms).toISOString();
const numberOf = ({ id }: SupportTicket) => `T${id}`;

/** The ticket as its visitor reads it at `now` (world ms). */
function viewOf(ticket: SupportTicket, messages: readonly SupportMessage[], now: number) {
  return {
    ticketId: numberOf(ticket),
    openTime: isoOf(ticket.openedAt),
    simulated: true,
    staffName: STAFF_NAME,
    waiting: messages.some(({ sentAt }) => sentAt > now),
    messages: messages
      .filter(({ sentAt }) => sentAt <= now)
      .map((message) => ({
        messageId: message.messageKey,
        from: message.sender,
        text: message.content,
        time: isoOf(message.sentAt),
      })),
  };
}

/** The platform's facts about a member on a topic; empty where there are none. */
async function getFact(db: Db, memberId: string, topic: Topic): Promise<string> {
  if (topic === 'bet') {
    return FACTS.openBets(await db.$count(bets, and(eq(bets.memberId, memberId), inArray(bets.state, ['pending', 'accepted']))));
  }
  if (topic === 'withdraw') {
    const [last] = await listWithdrawals(db, memberId);
    return last ? FACTS.withdrawal(minorToText(last.amount), WITHDRAW_STATE_COPY[last.state]) : FACTS.noWithdrawal;
  }
  if (topic !== 'deposit') return '';
  const [newest] = await listDeposits(db, memberId);
  if (!newest) return FACTS.noDeposit;
  const { payAmount, payUnit, state } = depositView(newest);
  return FACTS.deposit(payAmount, payUnit, DEPOSIT_STATE_COPY[state]);
}

/** Topics about orders, which only their member's session shows. */
const ORDER_TOPICS: ReadonlySet<Topic> = new Set(['deposit', 'withdraw', 'bet', 'transfer']);

const visitorFact = (topic: Topic) => (ORDER_TOPICS.has(topic) ? FACTS.visitor : '');

/** The topic of a message and its known facts: those of the numbers in it, else of its topic. */
async function knownOf(
  context: Pick<Context, 'db' | 'venues'>,
  memberId: string,
  text: string,
  topic: Topic,
): Promise<{ topic: Topic; fact: string }> {
  const found = await Promise.all(orderNumbersIn(text).map((number) => ownOrder(context, memberId, number)));
  if (found.length === 0) return { topic, fact: await getFact(context.db, memberId, topic) };
  const about = topic === 'other' ? found.find((one) => one.topic !== null)?.topic : null;
  return { topic: about ?? topic, fact: found.map(({ fact }) => fact).join('') };
}

/** 客服: tickets to which a rule-based staff replies within a minute of world time. */
export function registerSupportCalls(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  const sending = createLimit(PER_MINUTE);
  const checking = createLimit(CHECKS_PER_MINUTE);
  context.onReset(sending.clear);
  context.onReset(checking.clear);

  route(app, context, supportSendCall, async ({ body, session, ip }) => {
    await sending.take(ip);
    const named = topicOf(body.text, body.reason);
    const { topic, fact } = session
      ? await knownOf(context, session.memberId, body.text, named)
      : { topic: named, fact: visitorFact(named) };
    return inTransaction(db, async (tx) => {
      const now = Math.trunc(clock.now());
      const ticket = await openTicket(tx, body.ticketKey, { memberId: session?.memberId ?? null, now });
      const before = await listMessages(tx, ticket.id);
      const known = before.some(({ messageKey }) => messageKey === body.messageId);
      if (!known && before.length >= TICKET_MAX) throw new Rejection(CODE.common, SUPPORT_COPY.full);
      const question = { ticketId: ticket.id, messageKey: body.messageId, sender: 'visitor', content: body.text, sentAt: now } as const;
      if (await addMessage(tx, question)) {
        const earlier = before.filter(({ sender }) => sender === 'staff').map(({ content }) => content);
        await addMessage(tx, {
          ticketId: ticket.id,
          messageKey: `re:${body.messageId}`,
          sender: 'staff',
          content: replyText({ topic, ticketId: numberOf(ticket), earlier, mark: body.mark, fact }),
          sentAt: now + replyDelay(body.messageId),
        });
      }
      return viewOf(ticket, await listMessages(tx, ticket.id), now);
    });
  });

  route(app, context, supportTicketCall, async ({ body: { ticketKey }, session }) => {
    const own = ticketKey === undefined && session ? await findNewestTicket(db, session.memberId) : undefined;
    const ticket = ticketKey === undefined ? own : await findTicket(db, ticketKey);
    return {
      ticket: ticket ? viewOf(ticket, await listMessages(db, ticket.id), clock.now()) : null,
      ticketKey: own?.memberKey ?? null,
    };
  });

  route(app, context, contactCheckCall, async ({ body: { contact }, ip }) => {
    if (!/[\p{L}\p{N}]/u.test(contact)) throw new Rejection(CODE.validation, SUPPORT_COPY.noContact, { field: 'contact' });
    await checking.take(ip);
    const channel = channelOf(contact, { phone: preInfoOf(context, '').globePhoneNumber ?? '', online: CUSTOMER_SERVICE_URL });
    return { result: channel === null ? 'unknown' : 'official', channel };
  });
}
