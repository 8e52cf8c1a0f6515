import { WebSocket } from 'ws';
import { memberJwtCall } from '@pavilion/contract/calls/member.calls';
import { CHAT } from '@pavilion/contract/chat.wire';
import { sendCall } from './platform-client';

export interface Frame {
  msgId: number;
  // Tests read frames of every kind.
  // oxlint-disable-next-line typescript/no-explicit-any
  msgData: any;
}

const HANDSHAKE = '/stream/ws/v1/handshake?clientType=web';
const WAIT_MS = 10_000;

/** A line to a sandbox's chat as a page of the site opens it. */
export class ChatConnection {
  readonly received: Frame[] = [];
  private readonly waiting = new Set<() => void>();
  /** Resolves with the close code. */
  readonly closed: Promise<number>;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => {
      this.received.push(JSON.parse(String(data)) as Frame);
      for (const look of this.waiting) look();
    });
    this.closed = new Promise((resolve) => socket.on('close', resolve));
  }

  /** Rejects with the handshake's error. */
  static open(origin: string, site: string | null = 'http://127.0.0.1:3000'): Promise<ChatConnection> {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}${HANDSHAKE}`, site === null ? {} : { origin: site });
    const line = new ChatConnection(socket);
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('open', () => resolve(line));
    });
  }

  /** A connection that is open, logged in with a token requested right before, and in the room if one is named. */
  static async enter(origin: string, token: string, roomId?: string): Promise<ChatConnection> {
    const line = await ChatConnection.open(origin);
    line.send(CHAT.login, { token: await chatToken(origin, token), siteId: 3001, clientType: 'web', uuid: '' });
    await line.next(CHAT.login);
    if (roomId !== undefined) {
      line.send(CHAT.joinRoom, { roomId });
      await line.next(CHAT.joinRoom);
    }
    return line;
  }

  send(msgId: number, msgData: unknown): void {
    this.socket.send(JSON.stringify({ msgId, msgData }));
  }

  sendText(text: string | Buffer): void {
    this.socket.send(text as string);
  }

  sendMessage(roomId: string, content: string): void {
    this.send(CHAT.broadcastRoom, { roomId, type: 'text', content });
  }

  /** Waits for the first frame of this kind, and of this form if one is given, that has not been taken. */
  next(msgId: number, fits: (msgData: Frame['msgData']) => boolean = () => true): Promise<Frame['msgData']> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const at = this.received.findIndex((frame) => frame.msgId === msgId && fits(frame.msgData));
        if (at === -1) return;
        clearTimeout(limit);
        this.waiting.delete(look);
        resolve(this.received.splice(at, 1)[0]!.msgData);
      };
      const limit = setTimeout(() => {
        this.waiting.delete(look);
        reject(new Error(`no frame ${msgId} within ${WAIT_MS} ms; received ${JSON.stringify(this.received)}`));
      }, WAIT_MS);
      this.waiting.add(look);
      look();
    });
  }

  /** Resolves once everything sent before has its response. */
  async settled(): Promise<void> {
    this.send(CHAT.heartbeat, {});
    await this.next(CHAT.heartbeat);
  }

  isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** Ends the line without notice to the other end, as when a network is lost. */
  cut(): void {
    this.socket.terminate();
  }

  close(): void {
    this.socket.close();
  }
}

export async function chatToken(origin: string, token: string): Promise<string> {
  return (await sendCall(origin, memberJwtCall, {}, { token })).data;
}
