import { readInbound } from './inbound.adapter';
import { BRIDGE_VERSION, type Inbound, type Outbound, type Receipt, RECEIVER, type Transport } from './webview.model';

/** Number of unknown messages whose reply carries their count; later ones are only counted. */
const REPORTED_IGNORES = 20;

type Login = Extract<Inbound, { type: 'login' }>;

/** The page's handlers of messages. */
export interface BridgePort {
  hello(message: Extract<Inbound, { type: 'hello' }>): void;
  /** Returns true if the page had something to close or to go back to. */
  back(): boolean;
  login(token: string): void;
  resume(): void;
  view(message: Extract<Inbound, { type: 'view' }>): void;
}

export interface Bridge {
  /** Name of this document; an app that gives a token repeats it. */
  page: string;
  send(message: Outbound): void;
  stop(): void;
}

type BridgeWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'parent' | 'crypto'> & { [RECEIVER]?: unknown };

function newName({ crypto }: BridgeWindow): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Opens the bridge over a transport. A session is opened by a native app alone, and only by one that received `ready`: a page that frames
 * the site, a frame in it, and a script that calls the receiver without having read the app's messages do not know the document's name.
 */
export function openBridge(transport: Transport, port: BridgePort, win: BridgeWindow): Bridge {
  const page = newName(win);
  let ignored = 0;

  function send(message: Outbound): void {
    try {
      transport.post(JSON.stringify({ v: BRIDGE_VERSION, ...message }));
    } catch {
      // An app that removed its object receives no more messages.
    }
  }

  const mayLogIn = ({ page: named }: Login) => transport.kind === 'native' && named === page;

  function receive(raw: unknown): Receipt {
    const message = readInbound(raw);
    if (message === null || (message.type === 'login' && !mayLogIn(message))) {
      ignored += 1;
      if (ignored <= REPORTED_IGNORES) send({ type: 'ignored', count: ignored });
      return 'ignored';
    }
    switch (message.type) {
      case 'hello':
        port.hello(message);
        return 'ok';
      case 'back': {
        const handled = port.back();
        send({ type: 'back', handled });
        return handled ? 'handled' : 'leave';
      }
      case 'login':
        port.login(message.token);
        return 'ok';
      case 'resume':
        port.resume();
        return 'ok';
      default:
        port.view(message);
        return 'ok';
    }
  }

  const listen = ({ data, origin, source }: MessageEvent) => {
    if (source !== null && source === win.parent && transport.origins.includes(origin)) receive(data);
  };

  if (transport.kind === 'native') win[RECEIVER] = receive;
  else win.addEventListener('message', listen);
  return {
    page,
    send,
    stop() {
      if (win[RECEIVER] === receive) delete win[RECEIVER];
      win.removeEventListener('message', listen);
    },
  };
}
