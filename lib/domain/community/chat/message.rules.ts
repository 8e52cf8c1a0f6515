import {
  CHAT,
  chatBetSchema,
  chatGiftSchema,
  chatHistoryFrameSchema,
  chatMessageSchema,
  chatQuoteSchema,
  chatScoreSchema,
} from '@pavilion/contract/chat.wire';
import { firstCharacters } from '@/lib/kit/format/characters';
import { maskText } from '@/lib/kit/format/mask';
import type { ChatEntry, ChatFrame, Quote, SharedBet } from './chat.model';
import { read } from './frame.rules';

/** Most messages in memory; scrolling back loads older ones again. */
export const MAX_ENTRIES = 400;

/** A display name: one that looks like an account name is masked, whatever the platform sent. */
export function shownName(name: string): string {
  return /^[a-z0-9_.@+-]+$/i.test(name) ? maskText(name) : firstCharacters(name, 20);
}

function toQuote(value: unknown): Quote | null {
  const quote = value === undefined ? null : read(chatQuoteSchema, value);
  return quote && { id: quote.id, userId: quote.userId, name: shownName(quote.nickName), text: quote.content };
}

/** The entries without a message that the platform removed, also where another one quotes it. */
export function withoutMessage(entries: readonly ChatEntry[], id: string): readonly ChatEntry[] {
  return entries
    .filter((entry) => entry.id !== id)
    .map((entry) => (entry.kind === 'text' && entry.reply?.id === id ? { ...entry, reply: { ...entry.reply, text: '' } } : entry));
}

/** One message; null when it does not fit, or when its kind is not shown. */
export function toEntry(row: unknown): ChatEntry | null {
  const wire = read(chatMessageSchema, row);
  if (!wire) return null;
  const base = { id: wire.id, userId: wire.userId, name: shownName(wire.nickName), vip: wire.vipLevel, at: Date.parse(wire.sendTime) };
  if (wire.type === 'text') return { ...base, kind: 'text', text: wire.content, reply: toQuote(wire.reply) };
  if (wire.type === 'gift') {
    const gift = read(chatGiftSchema, wire.gift);
    return gift && { ...base, kind: 'gift', gift: gift.name, count: gift.count };
  }
  const bet = wire.type === 'bet' ? read<SharedBet>(chatBetSchema, wire.bet) : null;
  return bet && { ...base, kind: 'bet', bet };
}

/** A page of history, row by row. */
export function toEntries(rows: readonly unknown[]): ChatEntry[] {
  return rows.map(toEntry).filter((entry) => entry !== null);
}

/** The newest page of this room, where a frame has one; null for any other frame. */
export function historyOfFrame({ msgId, msgData }: ChatFrame, roomId: string): { entries: ChatEntry[]; hasMore: boolean } | null {
  const page = msgId === CHAT.history ? read(chatHistoryFrameSchema, msgData) : null;
  if (!page || (page.roomId !== '' && page.roomId !== roomId)) return null;
  return { entries: toEntries(page.list), hasMore: page.hasMore };
}

/** The entry that a frame adds to a room; null for another room's frame, and for one that adds nothing. `last`: the newest message's id. */
export function entryOfFrame({ msgId, msgData }: ChatFrame, roomId: string, last: string): ChatEntry | null {
  if (msgId === CHAT.score) {
    const score = read(chatScoreSchema, msgData);
    if (!score || !roomId.endsWith(`-${score.matchId}`)) return null;
    const { home, away, minute } = score;
    return { kind: 'score', id: `score-${home}-${away}`, after: last, home, away, minute };
  }
  if (msgId !== CHAT.broadcastRoom && msgId !== CHAT.shareBetRecord && msgId !== CHAT.gift) return null;
  return read(chatMessageSchema, msgData)?.roomId === roomId ? toEntry(msgData) : null;
}

const sortKeyOf = (entry: ChatEntry) => (entry.kind === 'score' ? entry.after : entry.id);

/** Ids are whole numbers of any length. */
function compareIds(left: string, right: string): number {
  return left.length - right.length || (left < right ? -1 : Number(left > right));
}

function compare(a: ChatEntry, b: ChatEntry): number {
  const order = compareIds(sortKeyOf(a), sortKeyOf(b));
  if (order !== 0) return order;
  return Number(a.kind === 'score') - Number(b.kind === 'score');
}

/** Merges two lists in order, each entry once; only the newest `max` of them. */
export function merged(current: readonly ChatEntry[], more: readonly ChatEntry[], max = Number.POSITIVE_INFINITY): readonly ChatEntry[] {
  const known = new Set(current.map(({ id }) => id));
  const fresh = more.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return current;
  return [...current, ...fresh].toSorted(compare).slice(-max);
}

/** The entries without those that lie between messages of this page and are not in it: the platform removed them meanwhile. */
export function withoutRemoved(entries: readonly ChatEntry[], page: readonly ChatEntry[]): readonly ChatEntry[] {
  const [first, last] = [page[0], page.at(-1)];
  if (!first || !last) return entries;
  const present = new Set(page.map(({ id }) => id));
  return entries.filter((entry) => entry.kind === 'score' || present.has(entry.id) || isLater(first, entry.id) || isLater(entry, last.id));
}

/** True if a message is newer than the one with this id (`lastId`). */
export function isLater(entry: ChatEntry, id: string): boolean {
  return compareIds(sortKeyOf(entry), id) > 0;
}

/** Newest message's id; empty where there is none. */
export function lastId(entries: readonly ChatEntry[]): string {
  const last = entries.at(-1);
  return last ? sortKeyOf(last) : '';
}

/** True if the newest page overlaps the current entries: without a common message some may be missing in between. */
export function overlaps(current: readonly ChatEntry[], page: readonly ChatEntry[]): boolean {
  const known = new Set(current.map(({ id }) => id));
  return page.some(({ id }) => known.has(id));
}
