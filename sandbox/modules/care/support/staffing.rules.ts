import { DAY, MINUTE, siteDayOf } from '../../../kernel/clock/calendar';
import type { SupportService } from './support.tables';

/** World ms that a person takes for one visitor of the queue. */
export const TURN_MS = MINUTE;
/** World ms until a person replies to a message that was left. */
export const REPLY_LATER_MS = 10 * MINUTE;
/** World ms without a line of the visitor after which a service ends, and after its farewell. */
export const IDLE_MS = 10 * MINUTE;
export const FAREWELL_MS = MINUTE / 2;
/** World ms without a line after which a ticket counts as ended. */
const STALE_MS = 3 * DAY;

/** Hours of the persons, `09:00`, in UTC+8; one that is not after the other is on the next day. */
interface StaffHours {
  from: string;
  until: string;
}

/** Settings of the persons by testers; absent: a queue that follows from the request, and no hours. */
export interface Staffing {
  /** People before the next one who joins the queue. */
  ahead?: number | null | undefined;
  hours?: StaffHours | null | undefined;
}

const minuteOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** True if a person is there at `now` (world ms). */
export function isOpen({ hours }: Staffing, now: number): boolean {
  if (!hours) return true;
  const minute = Math.floor((now - siteDayOf(now)) / MINUTE);
  const [from, until] = [minuteOf(hours.from), minuteOf(hours.until)];
  return from < until ? minute >= from && minute < until : minute >= from || minute < until;
}

/** World ms from `now` until a person is there. */
export function untilOpen(staffing: Staffing, now: number): number {
  if (!staffing.hours || isOpen(staffing, now)) return 0;
  const opens = siteDayOf(now) + minuteOf(staffing.hours.from) * MINUTE;
  return (opens > now ? opens : opens + DAY) - now;
}

/** People before the next one who joins an empty queue: up to three, the same for a repeat of the request. */
export function peopleAhead({ ahead }: Staffing, serviceKey: string): number {
  return ahead ?? [...serviceKey].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7) % 4;
}

/** World ms at which a person accepts one who joins at `now`. `last`: that of the last one in the queue; null = nobody waits. */
export function acceptTime(now: number, ahead: number, last: number | null): number {
  return Math.max(now + (ahead + 1) * TURN_MS, last === null ? 0 : last + TURN_MS);
}

type ServiceState = 'waiting' | 'served' | 'ended' | 'cancelled';

/** The state of a service at `now` (world ms). */
export function stateOf(
  { acceptAt, cancelledAt, endAt }: Pick<SupportService, 'acceptAt' | 'cancelledAt' | 'endAt'>,
  now: number,
): ServiceState {
  if (cancelledAt !== null) return 'cancelled';
  if (endAt !== null && endAt <= now) return 'ended';
  return acceptAt <= now ? 'served' : 'waiting';
}

/** People before a place of the queue, and seconds until a person accepts it. */
export function placeAt(acceptAt: number, now: number): { ahead: number; waitSeconds: number } {
  const left = Math.max(0, acceptAt - now);
  return { ahead: Math.max(0, Math.ceil(left / TURN_MS) - 1), waitSeconds: Math.ceil(left / 1000) };
}

/** The state of a ticket in the list, by its last line and its newest service. */
export function ticketState(
  last: { sender: 'visitor' | 'staff'; sentAt: number },
  service: Pick<SupportService, 'acceptAt' | 'cancelledAt' | 'endAt'> | null,
  now: number,
): 'open' | 'replied' | 'ended' {
  const state = service ? stateOf(service, now) : null;
  if (state === 'waiting') return 'open';
  const isOver = state === 'ended' ? last.sentAt <= service!.endAt! : state !== 'served' && last.sentAt + STALE_MS <= now;
  if (isOver) return 'ended';
  return last.sender === 'staff' ? 'replied' : 'open';
}
