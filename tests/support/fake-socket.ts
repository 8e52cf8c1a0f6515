import type { ChatFrame } from '@/lib/domain/community/chat/chat.model';

/** A socket whose other end is the test. */
export class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  /** The line that was opened last. */
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  /** Replaces the browser's own from here on, with no line open. */
  static install(): void {
    FakeSocket.all = [];
    globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket;
  }
  readyState = 0;
  sent: ChatFrame[] = [];
  constructor(readonly url: string) {
    super();
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ChatFrame);
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  deliver(frame: unknown) {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(frame) }));
  }
  drop() {
    this.readyState = 3;
    this.dispatchEvent(new Event('error'));
    this.dispatchEvent(new Event('close'));
  }
}
