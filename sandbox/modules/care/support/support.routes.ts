import type { FastifyInstance } from 'fastify';
import {
  contactCheckCall,
  supportListCall,
  supportSeenCall,
  supportSendCall,
  supportTicketCall,
  TICKET_PAGE,
} from '@pavilion/contract/calls/support.calls';
import { CODE } from '@pavilion/contract/codes';
import { inTransaction, type Tx } from '../../../kernel/db/database';
import { CUSTOMER_SERVICE_URL, preInfoOf } from '../../site/config/site-config';
import type { Context } from '../../context';
import { createLimit } from '../../../kernel/http/limit';
import { Rejection } from '../../../kernel/http/rejection';
import { route } from '../../member/call/route';
import { channelOf } from './contact.rules';
import { FAREWELL_MS, IDLE_MS, isOpen, stateOf, ticketState } from './staffing.rules';
import { staffingOf } from './staffing-settings';
import { knownOf } from './known-facts';
import { readTicket } from './read-ticket';
import { isFarewell, offersFor, personReply, replyDelay, replyText, topicOf } from './reply.rules';
import { SERVICE_COPY } from './service.copy';
import { extendService } from './service.store';
import { FACTS, SUPPORT_COPY, type Topic } from './support.copy';
import { attachSupportPictures } from './support-picture.store';
import {
  addMessage,
  claimTicket,
  findNewestService,
  findNewestTicket,
  findTicket,
  listMessages,
  listTickets,
  lockTicket,
  noteSeen,
  openTicket,
} from './support.store';
import type { SupportMessage, SupportTicket } from './support.tables';
import { numberOf, replyKeyOf } from './support.view';

/** Messages that one address may send in a minute (real time), and that one ticket holds. */
const PER_MINUTE = 20;
const TICKET_MAX = 200;
/** Contacts that one address may look up in a minute (real time). */
const CHECKS_PER_MINUTE = 20;
/** The line that a ticket gets when its visitor has logged in. */
const LOGIN_KEY = 'login';

/** A message that has just been stored, and what its writer may be told. */
interface Question {
  messageId: string;
  text: string;
  mark: string | undefined;
  pictures: number;
  isMember: boolean;
  topic: Topic;
  fact: string;
}

/** 客服: tickets to which a rule-based staff replies within a minute of world time, or the person who serves them. */
export function registerSupportCalls(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  const sending = createLimit(PER_MINUTE);
  const checking = createLimit(CHECKS_PER_MINUTE);
  context.onReset(sending.clear);
  context.onReset(checking.clear);

  /** Writes the reply to a message: the person's during a service, the automatic staff's otherwise, none in the queue. */
  async function reply(tx: Tx, ticket: SupportTicket, before: readonly SupportMessage[], question: Question, now: number): Promise<void> {
    const { messageId, text, mark, pictures, isMember, topic, fact } = question;
    const service = await findNewestService(tx, ticket.id);
    const state = service && stateOf(service, now);
    const sentAt = now + replyDelay(messageId);
    const line = { ticketId: ticket.id, messageKey: replyKeyOf(messageId), sender: 'staff', sentAt } as const;
    if (state === 'waiting' && service!.way === 'queue') return;
    if (state === 'served') {
      if (service!.isPlayed) return;
      const content = personReply({ text, pictures, fact });
      await addMessage(tx, { ...line, content, staffName: service!.staffName, serviceId: service!.id });
      await extendService(tx, service!, sentAt + (isFarewell(text) ? FAREWELL_MS : IDLE_MS));
      return;
    }
    const earlier = before.filter(({ sender, staffName }) => sender === 'staff' && staffName === null).map(({ content }) => content);
    await addMessage(tx, {
      ...line,
      content: replyText({ topic, ticketId: numberOf(ticket), earlier, mark, fact }),
      offers: state === 'waiting' ? [] : offersFor({ topic, isMember, isOpen: isOpen(staffingOf(context), now), earlier }),
    });
  }

  route(app, context, supportSendCall, async ({ body, session, ip }) => {
    const { messageId, text = '', pictureIds = [], mark } = body;
    if (text === '' && pictureIds.length === 0) throw new Rejection(CODE.validation, SERVICE_COPY.empty, { field: 'text' });
    await sending.take(ip);
    const memberId = session?.memberId ?? null;
    const known = await knownOf(context, memberId, text, topicOf(text, body.reason));
    return inTransaction(db, async (tx) => {
      const now = Math.trunc(clock.now());
      const ticket = await openTicket(tx, body.ticketKey, { memberId, now });
      const before = await listMessages(tx, ticket.id);
      if (before.some(({ messageKey }) => messageKey === messageId)) return readTicket(context, tx, ticket, now);
      if (before.length >= TICKET_MAX) throw new Rejection(CODE.common, SUPPORT_COPY.full);
      await attachSupportPictures(tx, ticket.id, pictureIds);
      await addMessage(tx, { ticketId: ticket.id, messageKey: messageId, sender: 'visitor', content: text, pictureIds, sentAt: now });
      const question = { messageId, text, mark, pictures: pictureIds.length, isMember: memberId !== null, ...known };
      await reply(tx, ticket, before, question, now);
      return readTicket(context, tx, ticket, now);
    });
  });

  route(app, context, supportTicketCall, async ({ body: { ticketKey }, session }) => {
    const own = ticketKey === undefined && session ? await findNewestTicket(db, session.memberId) : undefined;
    const ticket = ticketKey === undefined ? own : await findTicket(db, ticketKey);
    return {
      ticket: ticket ? await readTicket(context, db, ticket, clock.now()) : null,
      ticketKey: own?.memberKey ?? null,
    };
  });

  route(app, context, supportListCall, async ({ body, session }) => {
    const before = body.before === undefined ? null : BigInt(body.before.slice(1));
    const now = clock.now();
    const rows = await listTickets(db, session!.memberId, { before, limit: TICKET_PAGE + 1, now });
    const shown = rows.slice(0, TICKET_PAGE);
    return {
      list: shown.flatMap(({ ticket, title, last, staffAt, service }) =>
        last === null
          ? []
          : {
              ticketId: numberOf(ticket),
              ticketKey: ticket.memberKey!,
              title,
              state: ticketState(last, service, now),
              time: new Date(last.sentAt).toISOString(),
              isUnread: staffAt > ticket.seenAt,
            },
      ),
      next: rows.length > TICKET_PAGE ? numberOf(shown.at(-1)!.ticket) : null,
    };
  });

  route(app, context, supportSeenCall, async ({ body: { ticketKey }, session }) => {
    const { memberId } = session!;
    const facts = await factsAtLogin(ticketKey, memberId);
    return inTransaction(db, async (tx) => {
      const now = Math.trunc(clock.now());
      const isClaimed = await claimTicket(tx, ticketKey, memberId);
      const ticket = await lockTicket(tx, ticketKey);
      if (ticket?.memberId !== memberId) return { isOwn: false };
      if (isClaimed && facts !== '') {
        const offer = isOpen(staffingOf(context), now) ? ('service' as const) : ('message' as const);
        const line = { ticketId: ticket.id, messageKey: LOGIN_KEY, sender: 'staff', content: facts, sentAt: now } as const;
        await addMessage(tx, { ...line, offers: [offer] });
      }
      // A login takes the ticket over without showing it.
      if (!isClaimed) await noteSeen(tx, ticket.id, now);
      return { isOwn: true };
    });
  });

  /** The facts that a visitor's last message was about, for one who was sent to the login; '' for any other. */
  async function factsAtLogin(ticketKey: string, memberId: string): Promise<string> {
    const ticket = await findTicket(db, ticketKey);
    if (!ticket || ticket.memberId !== null) return '';
    const messages = await listMessages(db, ticket.id);
    const offered = messages.findLast(({ sender }) => sender === 'staff');
    const question = messages.findLast(({ sender, content }) => sender === 'visitor' && content !== '');
    if (!question || !offered?.offers.includes('login')) return '';
    const { fact } = await knownOf(context, memberId, question.content, topicOf(question.content, undefined));
    return fact === '' ? '' : `${FACTS.login}${fact}`;
  }

  route(app, context, contactCheckCall, async ({ body: { contact }, ip }) => {
    if (!/[\p{L}\p{N}]/u.test(contact)) throw new Rejection(CODE.validation, SUPPORT_COPY.noContact, { field: 'contact' });
    await checking.take(ip);
    const channel = channelOf(contact, { phone: preInfoOf(context, '').globePhoneNumber ?? '', online: CUSTOMER_SERVICE_URL });
    return { result: channel === null ? 'unknown' : 'official', channel };
  });
}
