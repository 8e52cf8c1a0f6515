import type { RATING_REASONS, SERVICE_STATES, SERVICE_WAYS, SUPPORT_OFFERS, TICKET_STATES } from '@pavilion/contract/calls/support.calls';

export type ServiceWay = (typeof SERVICE_WAYS)[number];
type ServiceState = (typeof SERVICE_STATES)[number];
export type Offer = (typeof SUPPORT_OFFERS)[number];
export type RatingReason = (typeof RATING_REASONS)[number];
export type TicketState = (typeof TICKET_STATES)[number];

/** One line of a ticket. `at`: world ms. */
export interface TicketMessage {
  id: string;
  /** `notice`: a line of the platform itself. */
  from: 'visitor' | 'staff' | 'notice';
  /** '' for pictures alone. */
  text: string;
  at: number;
  /** The person who wrote it; '' for the automatic staff. */
  name: string;
  pictureIds: readonly string[];
  /** Ways out that it offers. */
  offers: readonly Offer[];
}

export interface Rating {
  stars: number;
  reasons: readonly RatingReason[];
  text: string;
}

/** A person's service. */
export interface Service {
  serviceId: string;
  way: ServiceWay;
  state: ServiceState;
  /** People before this one, and seconds until a person accepts; null while unknown. */
  ahead: number | null;
  waitSeconds: number | null;
  staffName: string;
  rating: Rating | null;
}

/** Hours of the persons, `09:00` in UTC+8. */
export interface ServiceHours {
  from: string;
  until: string;
  isOpen: boolean;
}

/** A conversation between a visitor and 客服. */
export interface Ticket {
  ticketId: string;
  /** The sandbox plays the staff. */
  simulated: boolean;
  staffName: string;
  /** A reply is pending. */
  waiting: boolean;
  /** The newest service; null without one. */
  service: Service | null;
  /** Null where a person is always there, or while the hours are unknown. */
  hours: ServiceHours | null;
  messages: readonly TicketMessage[];
}

/** A row of 我的工单. */
export interface ListedTicket {
  /** Its number, `T71001`. */
  id: string;
  key: string;
  /** The first words; '' for none. */
  title: string;
  state: TicketState;
  /** World ms of the last line. */
  at: number;
  isUnread: boolean;
}

export interface TicketPage {
  list: readonly ListedTicket[];
  next: string | null;
}
