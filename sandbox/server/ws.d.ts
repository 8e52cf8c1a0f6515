/** What the sandbox uses of `ws`, which brings no types. */
declare module 'ws' {
  import type { EventEmitter } from 'node:events';
  import type { IncomingMessage } from 'node:http';
  import type { Duplex } from 'node:stream';

  interface SocketEvents {
    open: [];
    message: [data: Buffer, binary: boolean];
    close: [code: number, reason: Buffer];
    error: [error: Error];
    pong: [];
  }

  export class WebSocket extends EventEmitter<SocketEvents> {
    static readonly OPEN: 1;
    constructor(address: string, options?: { origin?: string; headers?: Record<string, string> });
    readonly readyState: number;
    /** Bytes that are still to be written. */
    readonly bufferedAmount: number;
    send(text: string): void;
    ping(): void;
    close(code?: number, reason?: string): void;
    terminate(): void;
  }

  export class WebSocketServer {
    constructor(options: { noServer: true; maxPayload: number; perMessageDeflate: false; clientTracking: false });
    handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, done: (socket: WebSocket) => void): void;
    close(): void;
  }
}
