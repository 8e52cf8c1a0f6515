/** @jest-environment jest-fixed-jsdom */
import { openBridge, type Bridge, type BridgePort } from '@/lib/domain/site/webview/bridge.listener';
import type { Outbound, Transport } from '@/lib/domain/site/webview/webview.model';
import { webcrypto } from 'node:crypto';

/** Origins that may speak for the app, and those that may open a session by it. */

const LISTED = 'http://tester.example';

function open(kind: Transport['kind'], parent: unknown = null) {
  const sent: (Outbound & { v: number })[] = [];
  const did: string[] = [];
  const listeners = new Set<(event: MessageEvent) => void>();
  const port: BridgePort = {
    hello: ({ can }) => did.push(`hello ${can.join()}`),
    back: () => did.push('back') > 0,
    login: (token) => did.push(`login ${token}`),
    resume: () => did.push('resume'),
    view: () => did.push('view'),
  };
  const win = {
    crypto: webcrypto,
    parent,
    addEventListener: (_type: string, listener: (event: MessageEvent) => void) => void listeners.add(listener),
    removeEventListener: (_type: string, listener: (event: MessageEvent) => void) => void listeners.delete(listener),
  } as { pavilionReceive?: (raw: unknown) => string };
  const transport: Transport = {
    kind,
    origins: kind === 'frame' ? [LISTED] : [],
    post: (text) => void sent.push(JSON.parse(text) as never),
  };
  const bridge: Bridge = openBridge(transport, port, win as never);
  const deliver = (event: Partial<MessageEvent>) => {
    for (const listener of listeners) listener(event as MessageEvent);
  };
  return { bridge, win, sent, did, deliver, listeners };
}

const login = (page: unknown, token = 'a-new-token') => ({ v: 1, type: 'login', page, token });

describe('a native app', () => {
  test('opens a session with the name that its document was given', () => {
    const { bridge, win, did } = open('native');
    expect(bridge.page).toMatch(/^[0-9a-f]{32}$/);
    expect(win.pavilionReceive!(login(bridge.page))).toBe('ok');
    expect(win.pavilionReceive!(JSON.stringify(login(bridge.page, 'second-token')))).toBe('ok');
    expect(did).toEqual(['login a-new-token', 'login second-token']);
  });

  test.each([[undefined], [''], ['0'.repeat(32)], [null], [{}]])('a script that has not read the app’s messages opens none: %j', (page) => {
    const { win, did, sent } = open('native');
    expect(win.pavilionReceive!(login(page))).toBe('ignored');
    expect(did).toEqual([]);
    expect(sent).toEqual([{ v: 1, type: 'ignored', count: 1 }]);
  });

  test('two documents have two names', () => {
    const [first, second] = [open('native'), open('native')];
    expect(second.win.pavilionReceive!(login(first.bridge.page))).toBe('ignored');
  });

  test('receives no messages of windows, from any sender', () => {
    const { bridge, listeners } = open('native', {});
    expect(listeners.size).toBe(0);
    expect(bridge.page).not.toBe('');
  });

  test('the receiver is removed with the bridge', () => {
    const { bridge, win } = open('native');
    bridge.stop();
    expect('pavilionReceive' in win).toBe(false);
  });

  test('an app that throws does not break the page', () => {
    const failing: Transport = {
      kind: 'native',
      origins: [],
      post() {
        throw new Error('gone');
      },
    };
    expect(() => openBridge(failing, {} as BridgePort, { crypto: webcrypto } as never).send({ type: 'session' })).not.toThrow();
  });
});

describe('a page that frames the site', () => {
  const parent = { name: 'parent' };

  test('has no receiver, and only messages from a listed origin are accepted', () => {
    const { win, did, deliver } = open('frame', parent);
    expect('pavilionReceive' in win).toBe(false);
    const data = { v: 1, type: 'resume' };
    deliver({ data, origin: LISTED, source: parent as never });
    deliver({ data, origin: 'http://evil.example', source: parent as never });
    deliver({ data, origin: `${LISTED}.evil.example`, source: parent as never });
    deliver({ data, origin: 'null', source: parent as never });
    deliver({ data, origin: LISTED, source: { name: 'a frame in the page' } as never });
    deliver({ data, origin: LISTED, source: null });
    expect(did).toEqual(['resume']);
  });

  test('opens no session, even with the document’s name', () => {
    const { bridge, did, deliver, sent } = open('frame', parent);
    deliver({ data: login(bridge.page), origin: LISTED, source: parent as never });
    expect(did).toEqual([]);
    expect(sent).toEqual([{ v: 1, type: 'ignored', count: 1 }]);
  });

  test('no message leads to an address', () => {
    const { did, deliver } = open('frame', parent);
    for (const type of ['open', 'pay', 'navigate', 'ready', 'title', 'session', 'logout']) {
      deliver({ data: { v: 1, type, url: 'https://evil.example/', path: '/mine' }, origin: LISTED, source: parent as never });
    }
    expect(did).toEqual([]);
  });
});

test('unknown messages get twenty responses and are then only counted', () => {
  const { win, sent } = open('native');
  for (let time = 0; time < 30; time += 1) expect(win.pavilionReceive!('rubbish')).toBe('ignored');
  expect(sent).toHaveLength(20);
  expect(sent.at(-1)).toEqual({ v: 1, type: 'ignored', count: 20 });
});

test('back responds at once and by a message', () => {
  const { win, did, sent } = open('native');
  expect(win.pavilionReceive!({ v: 1, type: 'back' })).toBe('handled');
  expect(did).toEqual(['back']);
  expect(sent).toEqual([{ v: 1, type: 'back', handled: true }]);
});
