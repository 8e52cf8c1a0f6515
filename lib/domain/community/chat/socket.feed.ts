import { READ_TIMEOUT_MS } from '@pavilion/contract/constants';
import { BusinessError } from '@/lib/kit/http/errors';
import type { ChatFrame } from './chat.model';
import { HEARTBEAT, joinFrame, leaveFrame, loginFrame, readFrame } from './frame.rules';
import {
  CHAT_HEARTBEAT_MS,
  CHAT_PROBE_MS,
  CHAT_RECONNECT_MS,
  CHAT_SILENT_BEATS,
  CHAT_START,
  type ChatCommand,
  type ChatEvent,
  type ChatState,
  step,
} from './socket.rules';

/** One connection, and its events until it is closed. */
export interface ChatSocket {
  send(text: string): void;
  close(): void;
}

export interface ChatSocketHandlers {
  onOpen(): void;
  onMessage(text: unknown): void;
  /** Error or close, once. */
  onLost(): void;
}

/** Dependencies of the chat on the browser. */
export interface ChatPort {
  hasToken(): boolean;
  connect(handlers: ChatSocketHandlers): ChatSocket;
  /** Requests the chat's own token, right before it is sent: it is valid once, for a minute. */
  getToken(): Promise<string>;
  /** True if a token has expired or is about to; never throws. */
  isSpent(token: string): Promise<boolean>;
  uuid(): string;
}

export interface Chat {
  enter(roomId: string): void;
  /** Closes the chat and clears its state. */
  leave(): void;
  /** The session began or ended elsewhere. */
  sessionChanged(): void;
  /** Rejoins a room after the reconnects gave up. */
  retry(): void;
  /** The page is shown again: an open connection must respond within seconds, an abandoned one is tried once. */
  shown(): void;
  /** Replaces a connection over which no response came. */
  replace(): void;
  /** Returns whether the frame was sent; nothing is queued, since it would arrive before the login. */
  send(frame: ChatFrame): boolean;
}

/** Runs the chat machine over a connection. `onState` gets each new state, `onFrame` each frame of the room. */
export function startChat(port: ChatPort, onState: (state: ChatState) => void, onFrame: (frame: ChatFrame) => void): Chat {
  let state = CHAT_START;
  let socket: ChatSocket | null = null;
  /** Counts connections: events of earlier ones are ignored. */
  let epoch = 0;
  let heartbeat: ReturnType<typeof setInterval>;
  let pause: ReturnType<typeof setTimeout>;
  let probe: ReturnType<typeof setTimeout> | undefined;
  /** Heartbeat intervals since the last frame of the server. */
  let silentBeats = 0;

  function take(event: ChatEvent): void {
    const before = state;
    const next = step(state, event);
    const changed = next.state !== state;
    state = next.state;
    for (const command of next.commands) run(command, before);
    if (changed) onState(state);
  }

  function disconnect(): void {
    epoch += 1;
    clearInterval(heartbeat);
    clearTimeout(pause);
    endProbe();
    socket?.close();
    socket = null;
  }

  function endProbe(): void {
    clearTimeout(probe);
    probe = undefined;
  }

  const lose = () => take({ type: 'lost', token: port.hasToken() });

  /** A connection can stay open and carry nothing, after a change of network or a sleep: only missing responses show it. */
  function beat(): void {
    silentBeats += 1;
    if (silentBeats < CHAT_SILENT_BEATS) send(HEARTBEAT);
    else lose();
  }

  function connect(): void {
    disconnect();
    const of = epoch;
    const current = (work: () => void) => {
      if (of === epoch) work();
    };
    const lost = () => current(lose);
    // A handshake that hangs counts as a loss.
    pause = setTimeout(lost, READ_TIMEOUT_MS);
    socket = port.connect({
      onOpen: () =>
        current(() => {
          clearTimeout(pause);
          take({ type: 'opened' });
        }),
      onMessage: (text) => current(() => receive(text)),
      onLost: lost,
    });
  }

  function receive(text: unknown): void {
    silentBeats = 0;
    endProbe();
    const event = readFrame(text);
    if (event?.type === 'other') onFrame(event.frame);
    else if (event) take(event);
  }

  async function logIn(of: number): Promise<void> {
    try {
      let token = await port.getToken();
      // A slow response or a sleeping device may let the token expire: the server would reject it and end the chat.
      if ((await port.isSpent(token)) && of === epoch) token = await port.getToken();
      if (of === epoch) send(loginFrame(token, port.uuid()));
    } catch (error) {
      if (of !== epoch) return;
      // The platform rejects the session's token: reconnecting would change nothing.
      take(error instanceof BusinessError ? { type: 'rejected', message: error.message } : { type: 'lost', token: port.hasToken() });
    }
  }

  function send(frame: ChatFrame): boolean {
    if (state.status !== 1 || !socket) return false;
    socket.send(JSON.stringify(frame));
    return true;
  }

  /** `before`: the state in which the event came. */
  function run(command: ChatCommand, before: ChatState): void {
    switch (command) {
      case 'connect':
        connect();
        break;
      case 'disconnect':
        disconnect();
        break;
      case 'heartbeat':
        silentBeats = 0;
        heartbeat = setInterval(beat, CHAT_HEARTBEAT_MS);
        break;
      case 'log-in':
        void logIn(epoch);
        break;
      case 'join':
        if (state.wanted !== null) send(joinFrame(state.wanted));
        break;
      case 'leave-room':
        if (before.room !== null) socket?.send(JSON.stringify(leaveFrame(before.room)));
        break;
      case 'wait':
        pause = setTimeout(() => take({ type: 'waited', token: port.hasToken() }), CHAT_RECONNECT_MS);
    }
  }

  return {
    enter: (roomId) => take({ type: 'enter', roomId, token: port.hasToken() }),
    leave: () => take({ type: 'leave' }),
    sessionChanged: () => {
      const { wanted } = state;
      take({ type: 'token-gone' });
      if (wanted !== null && port.hasToken()) take({ type: 'enter', roomId: wanted, token: true });
    },
    retry: () => {
      if (state.phase === 'idle' && state.wanted !== null) take({ type: 'enter', roomId: state.wanted, token: port.hasToken() });
    },
    shown: () => {
      take({ type: 'shown', token: port.hasToken() });
      if (probe === undefined && send(HEARTBEAT)) probe = setTimeout(lose, CHAT_PROBE_MS);
    },
    replace: lose,
    send,
  };
}
