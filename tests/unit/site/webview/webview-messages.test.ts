import { readInbound } from '@/lib/domain/site/webview/inbound.adapter';
import { transportOf, type AppWindow } from '@/lib/domain/site/webview/transport.rules';

const message = (body: object) => ({ v: 1, ...body });

describe('messages from an app', () => {
  test.each([
    [message({ type: 'back' }), { type: 'back' }],
    [JSON.stringify(message({ type: 'resume' })), { type: 'resume' }],
    [message({ type: 'login', page: 'p', token: 't' }), { type: 'login', page: 'p', token: 't' }],
    [message({ type: 'view', theme: 'dark', safeTop: 47.5 }), { type: 'view', theme: 'dark', safeTop: 47.5 }],
    [message({ type: 'view', more: 1 }), { type: 'view' }],
    [message({ type: 'hello', can: ['login', 'pay', 'fly', 'login'] }), { type: 'hello', can: ['login', 'pay'] }],
  ])('%j', (raw, read) => expect(readInbound(raw)).toEqual(read));

  test.each([
    null,
    undefined,
    7,
    '',
    'back',
    '{"v":1,"type":"back"',
    [message({ type: 'back' })],
    { type: 'back' },
    { v: 2, type: 'back' },
    message({ type: 'close' }),
    message({ type: '__proto__' }),
    message({ type: 'login', token: 't' }),
    message({ type: 'login', page: 'p', token: 7 }),
    message({ type: 'login', page: 'p', token: 'x'.repeat(513) }),
    message({ type: 'hello' }),
    message({ type: 'hello', can: 'login' }),
    message({ type: 'view', theme: 'blue' }),
    message({ type: 'view', safeTop: -1 }),
    message({ type: 'view', safeBottom: 201 }),
    message({ type: 'view', safeTop: Number.NaN }),
    JSON.stringify(message({ type: 'back', more: 'x'.repeat(4096) })),
  ])('no message: %j', (raw) => expect(readInbound(raw)).toBeNull());
});

describe('the channel to the app', () => {
  const sent: string[] = [];
  const poster = { postMessage: (text: string) => void sent.push(text) };
  const parent = { postMessage: (text: string, origin: string) => void sent.push(`${origin} ${text}`) };
  const self = {};
  const win = (more: object): AppWindow => ({ parent: self as never, self, ...more });
  beforeEach(() => void sent.splice(0));

  test.each([
    ['iOS', { webkit: { messageHandlers: { pavilion: poster } } }],
    ['Android', { PavilionNative: poster }],
    ['Android, a callable object', { PavilionNative: Object.assign(() => {}, poster) }],
    ['React Native', { ReactNativeWebView: poster }],
    ['iOS inside a frame', { webkit: { messageHandlers: { pavilion: poster } }, parent }],
  ])('%s', (_name, more) => {
    const transport = transportOf(win(more), ['http://tester.example']);
    expect(transport).toMatchObject({ kind: 'native', origins: [] });
    transport!.post('x');
    expect(sent).toEqual(['x']);
  });

  test('a method stays bound to its object', () => {
    const native = {
      heard: '',
      postMessage(text: string) {
        this.heard = text;
      },
    };
    transportOf(win({ PavilionNative: native }), [])!.post('x');
    expect(native.heard).toBe('x');
  });

  test('a frame sends only to the listed origins', () => {
    const transport = transportOf(win({ parent }), ['http://a.example', 'http://b.example']);
    expect(transport).toMatchObject({ kind: 'frame', origins: ['http://a.example', 'http://b.example'] });
    transport!.post('x');
    expect(sent).toEqual(['http://a.example x', 'http://b.example x']);
  });

  test.each([
    ['a browser', {}, ['http://a.example']],
    ['a frame without a list', { parent }, []],
    ['other handlers', { webkit: { messageHandlers: { other: poster } }, PavilionNative: {}, ReactNativeWebView: null }, []],
    ['no handlers', { webkit: {} }, []],
  ])('none exists: %s', (_name, more, origins) => expect(transportOf(win(more), origins)).toBeNull());
});
