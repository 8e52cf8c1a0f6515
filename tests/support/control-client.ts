import { rememberDeviceOf } from './known-devices';

/** A match as the control API lists it. */
export interface ControlledMatch {
  id: string;
  ids: Record<string, string>;
  home: string;
  away: string;
  /** Each venue's names of the teams. */
  names: Record<string, { home: string; away: string }>;
  state: string;
  minute: number;
  score: [number, number];
  startTime: string;
}

export interface TestMember {
  userName: string;
  password: string;
  token: string;
  uuid: string;
}

/** Settings that make a login go through a second step. */
export interface LoginFlags {
  risk?: 6025 | 6026 | 6027 | 6028 | 6029;
  deviceAuth?: boolean;
  captcha?: 'image' | 'slider';
}

export interface Audit {
  balanced: boolean;
  sum: string;
  negativeMembers: number;
  entries: number;
  openBets: number;
  strayBets: number;
  locksAgree: boolean;
  chainIntact: boolean;
}

/** A ledger in order: nothing lost or doubled, nobody owes, locks are those of open orders, and no entry was changed. */
export const SOUND_LEDGER = {
  balanced: true,
  sum: '0.00',
  negativeMembers: 0,
  chainIntact: true,
  locksAgree: true,
} as const satisfies Partial<Audit>;

/** A deposit order as the control API lists it. */
export interface ControlledDeposit {
  orderId: string;
  method: string;
  state: string;
  credit: string;
  payAmount: string;
}

/** A withdrawal as the control API lists it. */
export interface ControlledWithdrawal {
  orderId: string;
  kind: string;
  state: string;
  amount: string;
  net: string;
}

/** A claim of a bonus as the control API lists it. */
export interface ControlledClaim {
  claimId: string;
  id: string;
  amount: string;
  state: string;
}

/** A ticket of 客服 as the control API lists it. */
export interface ControlledTicket {
  ticketId: string;
  /** State and way of its newest service. */
  service: string | null;
  way: string | null;
}

/** A step of a person of 客服. */
export type SupportStep = { act: 'accept'; name?: string } | { act: 'reply'; text: string; name?: string } | { act: 'end' };

/** A coupon to give; `days`: world days until it expires. */
export interface CouponGift {
  userName: string;
  kind: 'cash' | 'deposit';
  amount: string;
  percent?: number;
  minDeposit?: string;
  turnover?: number;
  days?: number;
}

/** An order of the mall as the control API lists it. */
export interface ControlledParcel {
  orderId: string;
  title: string;
  state: string;
  tracking: string;
}

/** Changes of the world's clock; `set` is an ISO time. */
export interface WorldClockChange {
  mode?: 'run' | 'freeze';
  set?: string;
  advanceMs?: number;
  speed?: number;
}

export interface Control {
  /** Returns the platform's new `epoch` of its data; `clock` is the beginning of the world. */
  reset(clock?: WorldClockChange): Promise<{ seed: string; worldTime: string; epoch: string }>;
  clock(
    change: WorldClockChange & {
      /** `hold`: bets in play and payments wait for `advanceRealMs`. */
      decisions?: 'hold' | 'run';
      /** ms by which the platform's own delays are over sooner. */
      advanceRealMs?: number;
    },
  ): Promise<{ mode: string; worldTime: string; speed: number }>;
  /** `call` is method and path, such as `POST /v1/match/getList`; a `*` at its end matches any rest. */
  fault(fault: {
    call: string;
    latencyMs?: number;
    httpStatus?: number;
    body?: string;
    statusCode?: number;
    drop?: 'before' | 'after';
    times?: number;
  }): Promise<{ id: string }>;
  clearFaults(): Promise<{ cleared: number }>;
  /** Football matches unless a sport is named. */
  matches(
    state?: 'live' | 'today' | 'early' | 'ended',
    sport?: 'football' | 'basketball' | 'tennis' | 'volleyball',
  ): Promise<ControlledMatch[]>;
  match(id: string): Promise<ControlledMatch>;
  /** Makes something happen in a match: `{ type: 'goal', side: 'home', minute: 58 }`. */
  event(
    id: string,
    event: { type: string; side?: 'home' | 'away'; minute?: number },
  ): Promise<{ id: string; state: string; minute: number; score: [number, number] }>;
  member(wanted?: {
    userName?: string;
    password?: string;
    balance?: string;
    /** Coins of the mall. */
    coins?: number;
    vipLevel?: number;
    flags?: LoginFlags & { canWithdraw?: boolean; canChat?: boolean; canClaimBonus?: boolean };
    /** Money in venues' wallets, beside `balance`. */
    wallets?: Partial<Record<'IMTY' | 'OBTY' | 'FBTY', string>>;
    /** 免转钱包; with `false` the venues use their own wallets. */
    autoTransfer?: boolean;
    phone?: string;
    /** The invite code of the member who invited this one. */
    inviteCode?: string;
    withdrawPassword?: string;
    /** Verified at once. */
    realName?: string;
    payees?: { kind: string; number: string; bank?: string }[];
    /** null: a session that is handed over, to be bound by the device that uses it first. */
    uuid?: string | null;
  }): Promise<TestMember>;
  /** Deposit orders, newest first; of one member where a name is given. */
  deposits(userName?: string): Promise<ControlledDeposit[]>;
  /** The bank's decision on an order; `hold` makes it wait for another. */
  deposit(orderId: string, outcome: 'confirm' | 'fail' | 'hold'): Promise<ControlledDeposit>;
  /** Closes a deposit method for maintenance, or opens it. */
  depositMethod(method: string, wanted: { open: boolean; openTime?: string }): Promise<object>;
  /** Withdrawals, newest first; of one member where a name is given. */
  withdrawals(userName?: string): Promise<ControlledWithdrawal[]>;
  /** The decision about a withdrawal: the platform's, then that of the payee's bank. */
  withdrawal(orderId: string, outcome: 'approve' | 'pay' | 'reject' | 'fail'): Promise<ControlledWithdrawal>;
  /** Claims of bonuses, newest first; of one member where a name is given. */
  bonuses(userName?: string): Promise<ControlledClaim[]>;
  /** The platform's decision about a claim in review. */
  bonus(claimId: string, outcome: 'approve' | 'reject'): Promise<ControlledClaim>;
  coupon(gift: CouponGift): Promise<{ id: string; state: string }>;
  /** Orders of the mall, newest first; of one member where a name is given. */
  mallOrders(userName?: string): Promise<ControlledParcel[]>;
  /** Takes a parcel one step further. */
  parcel(orderId: string, step: 'pack' | 'ship' | 'deliver'): Promise<ControlledParcel>;
  /** Changes an item of the mall; all but the stock makes a new version of it. */
  mallItem(
    itemId: string,
    change: { title?: string; price?: number; stock?: number; vipLevel?: number },
  ): Promise<{ version: number; price: number; stock: number }>;
  realName(userName: string, outcome: 'verify' | 'reject'): Promise<{ state: string }>;
  payee(payeeId: string, state: 'reviewing' | 'active' | 'disabled'): Promise<{ state: string }>;
  /** The staff's part in feedback. */
  feedback(ticketId: string, outcome: 'process' | 'reply' | 'close', text?: string): Promise<{ state: string }>;
  /** The queue's length for the next one, and the hours of the persons in UTC+8; null = by itself, and always. */
  supportStaffing(staffing: { ahead?: number | null; hours?: { from: string; until: string } | null }): Promise<object>;
  /** Tickets of 客服, newest first; of one member where a name is given. */
  supportTickets(userName?: string): Promise<ControlledTicket[]>;
  /** Plays the person who serves a ticket. */
  support(ticketId: string, step: SupportStep): Promise<{ ticketId: string; service: string | null }>;
  /** The decision about a change of information. */
  infoRequest(requestId: string, outcome: 'review' | 'approve' | 'reject', reason?: string): Promise<{ state: string }>;
  /** Takes a game out of service until `until`, or puts it back. */
  game(change: { code: string; closed: boolean; until?: string | null }): Promise<object>;
  /** Sets the seed of a member's next round at a game, 64 hexadecimal digits; the round's number. */
  gameSeed(wanted: { code: string; userName: string; seed: string }): Promise<{ round: string }>;
  /** Responses to 有帮助吗, oldest first. */
  helpVotes(): Promise<{ slug: string; helpful: boolean; reason: string }[]>;
  /** Applications of partners, newest first. */
  agentApplications(): Promise<{ receiptNo: string; name: string; contact: string; note: string }[]>;
  kick(whom: { userName?: string; token?: string; code?: number }): Promise<{ sessions: number }>;
  audit(): Promise<Audit>;
  /** Text messages that a real platform would have sent, newest first. */
  outbox(): Promise<{ to: string; kind: string; text: string; at: string }[]>;
  /** Changes a gift of the rooms into a new version of it. */
  chatGift(giftId: string, change: { name?: string; price?: number; vipLevel?: number }): Promise<{ version: number; price: number }>;
  /** Acts as a keeper of the chat; returns the number of removed lines. `mute.until` null lifts a mute. */
  chat(wanted: {
    cut?: boolean;
    mute?: { userName: string; until: string | null };
    vip?: { min: number; max: number };
    shield?: string;
    room?: { roomId: string; open: boolean };
    maintenance?: boolean;
    remove?: { userName: string };
  }): Promise<{ cut: number }>;
  /** Merge patch of the pre-info, such as `{ maintainConfig: { status: 0 } }`. */
  site(patch: object): Promise<Record<string, unknown>>;
}

/** A call that takes longer hangs: it fails by its own name, before the test that waits for it does. */
const LIMIT_MS = 40_000;

/** The control API of a sandbox (contract §6); each call throws when it is rejected. */
export function createControl(origin: string): Control {
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${origin}/sandbox/${path}`, {
      method,
      signal: AbortSignal.timeout(LIMIT_MS),
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    const envelope = (await response.json()) as { status_code: number; message: string; data: T };
    if (envelope.status_code !== 6000) {
      throw new Error(`${method} /sandbox/${path}: ${response.status} ${envelope.status_code} ${envelope.message}`);
    }
    return envelope.data;
  }
  return {
    reset: (clock) => call('POST', 'reset', { ...(clock && { clock }) }),
    clock: (change) => call('POST', 'clock', change),
    fault: (fault) => call('POST', 'faults', fault),
    clearFaults: () => call('DELETE', 'faults'),
    matches: (state, sport) => call('GET', `events?${new URLSearchParams({ ...(state && { state }), ...(sport && { sport }) })}`),
    match: (id) => call('GET', `events/${id}`),
    event: (id, event) => call('POST', `events/${id}`, event),
    member: async (wanted = {}) => {
      const member = await call<TestMember>('POST', 'members', wanted);
      rememberDeviceOf(member);
      return member;
    },
    deposits: (userName) => call('GET', `deposits?${new URLSearchParams({ ...(userName && { userName }) })}`),
    depositMethod: (method, wanted) => call('POST', `deposits/methods/${method}`, wanted),
    deposit: (orderId, outcome) => call('POST', `deposits/${orderId}`, { outcome }),
    withdrawals: (userName) => call('GET', `withdrawals?${new URLSearchParams({ ...(userName && { userName }) })}`),
    withdrawal: (orderId, outcome) => call('POST', `withdrawals/${orderId}`, { outcome }),
    bonuses: (userName) => call('GET', `bonuses?${new URLSearchParams({ ...(userName && { userName }) })}`),
    bonus: (claimId, outcome) => call('POST', `bonuses/${claimId}`, { outcome }),
    coupon: (gift) => call('POST', 'coupons', gift),
    mallOrders: (userName) => call('GET', `mall/orders?${new URLSearchParams({ ...(userName && { userName }) })}`),
    parcel: (orderId, step) => call('POST', `mall/orders/${orderId}`, { step }),
    mallItem: (itemId, change) => call('POST', `mall/items/${itemId}`, change),
    realName: (userName, outcome) => call('POST', 'real-name', { userName, outcome }),
    payee: (payeeId, state) => call('POST', `payees/${payeeId}`, { state }),
    feedback: (ticketId, outcome, text) => call('POST', `feedback/${ticketId}`, { outcome, ...(text && { text }) }),
    supportStaffing: (staffing) => call('POST', 'support', staffing),
    supportTickets: (userName) => call('GET', `support?${new URLSearchParams({ ...(userName && { userName }) })}`),
    support: (ticketId, step) => call('POST', `support/${ticketId}`, step),
    infoRequest: (requestId, outcome, reason) => call('POST', `info-requests/${requestId}`, { outcome, ...(reason && { reason }) }),
    game: ({ code, ...change }) => call('POST', `games/${code}`, change),
    gameSeed: ({ code, ...wanted }) => call('POST', `games/${code}/seed`, wanted),
    helpVotes: () => call('GET', 'help/votes'),
    agentApplications: () => call('GET', 'agent/applications'),
    kick: (whom) => call('POST', 'kick', whom),
    audit: () => call('GET', 'ledger/audit'),
    outbox: () => call('GET', 'outbox'),
    chat: (wanted) => call('POST', 'chat', wanted),
    chatGift: (giftId, change) => call('POST', `chat/gifts/${giftId}`, change),
    site: (patch) => call('POST', 'site', patch),
  };
}
