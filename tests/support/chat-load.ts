import { setTimeout as sleep } from 'node:timers/promises';
import { chatHistoryCall } from '@pavilion/contract/calls/chat.calls';
import { CHAT } from '@pavilion/contract/chat.wire';
import { ChatConnection } from './chat-client';
import { sendCall } from './platform-client';

/** Ms that a member waits for the own message, and between two tries to connect. */
const ECHO_MS = 15_000;
const RETRY_MS = 250;
const PAGE = 100;
/** A member's messages within ten seconds at most, with one to spare. */
const PACE = { count: 4, ms: 10_500 };

/** The messages of one connection: those of its first page, and those that came by frame, in the order of their coming. */
interface Stay {
  page: number[];
  frames: number[];
}

interface Row {
  id: string;
  content: string;
}

/**
 * A member of a chat under load. It sends a message now and then, loses its connection, comes back at any process and fills the gap
 * from the history, as a page does.
 */
export class ChatLoadMember {
  readonly stays: Stay[] = [];
  /** Texts of accepted messages: they came back as messages of the room. */
  readonly accepted: string[] = [];
  reconnects = 0;
  private line: ChatConnection | null = null;
  private sentAt: number[] = [];
  private count = 0;
  /** Ids that the member has seen: its own list of the room. */
  readonly known = new Set<number>();

  constructor(
    private readonly name: string,
    private readonly token: string,
    readonly roomId: string,
    /** Picks an origin of the processes, again for each try. */
    private readonly originOf: () => string,
  ) {}

  /** Enters the room, at whichever process responds, and loads the messages that it has missed. */
  async connect(): Promise<void> {
    for (;;) {
      const origin = this.originOf();
      const stay: Stay = { page: [], frames: [] };
      try {
        const line = await ChatConnection.enter(origin, this.token, this.roomId);
        line.send(CHAT.history, { roomId: this.roomId });
        const page = ((await line.next(CHAT.history)) as { list: Row[] }).list.map(({ id }) => Number(id));
        while (this.known.size > 0 && page.length > 0 && !page.some((id) => this.known.has(id))) {
          const body = { roomId: this.roomId, pageSize: PAGE, beforeId: String(page[0]) };
          const { list, hasMore } = (await sendCall(origin, chatHistoryCall, body)).data;
          page.unshift(...list.map(({ id }) => Number(id)));
          if (!hasMore) break;
        }
        stay.page = page;
        for (const id of page) this.known.add(id);
        this.line = line;
        this.stays.push(stay);
        return;
      } catch {
        await sleep(RETRY_MS);
      }
    }
  }

  /** Loses the connection and connects again. */
  async reconnect(): Promise<void> {
    this.read();
    this.line?.cut();
    this.reconnects += 1;
    await this.connect();
  }

  /** Connects again if the connection was lost from outside. */
  async stay(): Promise<void> {
    if (this.line?.isOpen()) return;
    this.read();
    await this.connect();
  }

  /** Sends a message, unless it is too soon, and waits for its echo. A message without an echo may be stored or not. */
  async sendText(): Promise<void> {
    const now = Date.now();
    this.sentAt = this.sentAt.filter((at) => at > now - PACE.ms);
    const line = this.line;
    if (this.sentAt.length >= PACE.count || !line?.isOpen()) return;
    this.sentAt.push(now);
    const content = `${this.name} ${lettersOf((this.count += 1))}`;
    line.sendMessage(this.roomId, content);
    const isMine = (frame: { msgId: number; msgData: Row }) => frame.msgId === CHAT.broadcastRoom && frame.msgData.content === content;
    for (const end = now + ECHO_MS; Date.now() < end && line.isOpen(); await sleep(20)) if (line.received.some(isMine)) break;
    if (line.received.some(isMine)) this.accepted.push(content);
  }

  /** Notes what has come by frame. */
  read(): void {
    const stay = this.stays.at(-1);
    if (!stay || !this.line) return;
    const messages = this.line.received.filter(({ msgId, msgData }) => msgId === CHAT.broadcastRoom && msgData.id !== undefined);
    stay.frames = messages.map(({ msgData }) => Number(msgData.id));
    for (const id of stay.frames) this.known.add(id);
  }

  /** True once a message has come, on the first page of a connection or by frame. */
  hasSeen(id: number): boolean {
    this.read();
    return this.known.has(id);
  }

  leave(): void {
    this.read();
    this.line?.close();
  }
}

/** Digits would be taken for numbers that the room hides. */
const lettersOf = (count: number): string => [...String(count)].map((digit) => 'abcdefghij'[Number(digit)]!).join('');

/** Id of a room's newest message. */
export async function newestOf(origin: string, roomId: string): Promise<number> {
  const { list } = (await sendCall(origin, chatHistoryCall, { roomId, pageSize: 1, beforeId: '' })).data;
  return Number(list[0]!.id);
}

/** All messages of a room, oldest first. */
export async function wholeRoom(origin: string, roomId: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let hasMore = true; hasMore;) {
    const { data } = await sendCall(origin, chatHistoryCall, { roomId, pageSize: PAGE, beforeId: rows[0]?.id ?? '' });
    rows.unshift(...data.list);
    ({ hasMore } = data);
  }
  return rows;
}

/**
 * Faults in a member's view of a room whose messages are `ids`, in order. Frames of a connection are a run of the room without a
 * gap or a repeat, which begins at the latest behind the connection's first page, and all messages seen are a run that reaches
 * `end`.
 */
export function faultsOf({ stays, known }: Pick<ChatLoadMember, 'stays' | 'known'>, ids: readonly number[], end = ids.at(-1)): string[] {
  const at = new Map(ids.map((id, index) => [id, index]));
  const faults: string[] = [];
  const isRun = (list: readonly number[]) =>
    list.every((id, index) => at.has(id) && (index === 0 || at.get(id) === at.get(list[index - 1]!)! + 1));
  for (const [index, { page, frames }] of stays.entries()) {
    if (!isRun(page)) faults.push(`page ${index} has a gap`);
    if (!isRun(frames)) faults.push(`frames ${index} have a gap, a repeat or another order: ${frames.join(' ')}`);
    const [first, last] = [frames[0], page.at(-1)];
    if (first !== undefined && last !== undefined && at.get(first)! > at.get(last)! + 1) faults.push(`frames ${index} begin too late`);
  }
  const seen = [...known].toSorted((a, b) => a - b);
  if (!isRun(seen) || (end !== undefined && !known.has(end)))
    faults.push(`of ${ids.length} messages ${seen.length} were seen, with a gap or without the end`);
  return faults;
}
