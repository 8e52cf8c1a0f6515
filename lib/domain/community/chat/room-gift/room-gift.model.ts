import type { GIFT_PICTURES, ROOM_KINDS } from '@pavilion/contract/calls/chat.calls';

export type RoomGiftPictureName = (typeof GIFT_PICTURES)[number];
export type RoomKind = (typeof ROOM_KINDS)[number];

/** Something to give in a room. */
export interface RoomGift {
  giftId: string;
  /** Grows with every change of the gift. */
  version: number;
  name: string;
  picture: RoomGiftPictureName;
  /** Coins of one piece. */
  price: number;
  /** Least VIP level that may give it; 0 = everybody. */
  vipLevel: number;
}

/** The gifts as one member sees them. */
export interface RoomGifts {
  coins: number;
  vipLevel: number;
  list: readonly RoomGift[];
}

/** Condition that the platform names when it rejects a gift. */
export type RoomGiftRejectionField = 'price' | 'vipLevel' | 'speak' | 'range' | 'limit' | 'room';

/** `waiting`: sent; `unknown`: no response, the same key is sent again; `changed`: 301220; `rejected`: nothing moved. */
export type RoomGiftSendState = 'waiting' | 'unknown' | 'done' | 'changed' | 'rejected';

/** One decision to give something. */
export interface RoomGiftSend {
  /** Its idempotency key. */
  key: string;
  /** Id of the member whose coins it takes. */
  member: string;
  roomId: string;
  giftId: string;
  /** As the member was shown them. */
  version: number;
  price: number;
  name: string;
  count: number;
  state: RoomGiftSendState;
  /** Number of sends to the platform. */
  asks: number;
  /** Subject of a rejection, and the platform's message. */
  field: RoomGiftRejectionField | null;
  message: string;
}

/** A gift that the member gave in a room. */
export interface GivenGift {
  id: string;
  roomKind: RoomKind;
  /** The match of the room; empty in the lobby. */
  match: string;
  name: string;
  picture: RoomGiftPictureName;
  count: number;
  /** Price of all pieces. */
  coins: number;
  /** World ms. */
  at: number;
}

export interface GivenTotal {
  roomKind: RoomKind;
  count: number;
  coins: number;
}

export interface GivenPage {
  page: number;
  list: readonly GivenGift[];
  hasMore: boolean;
  totals: readonly GivenTotal[];
}
