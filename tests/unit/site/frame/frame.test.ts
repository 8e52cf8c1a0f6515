import * as fc from '../../../support/property';
import { isMemberPath } from '@/lib/domain/site/gate/path.rules';
import { FRAME_VENUES } from '@pavilion/contract/constants';
import { FRAMES, frameOfVenue, toFrameName } from '@/lib/domain/site/frame/frame.model';
import { activityOf, frameAddress, frameMessage } from '@/lib/domain/site/frame/frame.rules';
import { EMPTY_CONFIG, originsOf } from '@/lib/domain/site/config/origins.rules';

const origins = originsOf(
  {
    ...EMPTY_CONFIG,
    venueOrigins: {
      V188: ['https://v188.example.com'],
      IMTY: ['https://im.example.com'],
      OBTY: ['http://127.0.0.1:4002', 'http://venue.example.com'],
      SELF: ['https://site.example.com'],
    },
  },
  { venueOrigins: null, chatOrigins: null, plainHosts: ['phone.lan'] },
);
const addressOf = (venue: string, url: unknown) => frameAddress({ venue, url, origins, siteHost: 'site.example.com' });

test.each([
  ['V188', 'https://v188.example.com/lobby?lang=zh#top'],
  ['IMTY', 'https://im.example.com/'],
  ['OBTY', 'http://127.0.0.1:4002/h5/index.html?token=t'],
])('%s is shown at its own origin', (venue, url) => {
  expect(addressOf(venue, url)).toBe(url);
});

test.each([
  ['another venue’s origin', 'V188', 'https://im.example.com/'],
  ['a venue that the list does not contain', 'LHDJ', 'https://v188.example.com/'],
  ['a name that every object has', 'constructor', 'https://v188.example.com/'],
  ['plain http elsewhere', 'OBTY', 'http://venue.example.com/'],
  ['plain http of a listed https origin', 'V188', 'http://v188.example.com/'],
  ['another port', 'V188', 'https://v188.example.com:8443/'],
  ['a longer host', 'V188', 'https://v188.example.com.evil.example/'],
  ['a user before the host', 'V188', 'https://v188.example.com@evil.example/'],
  ['a user at the host', 'V188', 'https://user@v188.example.com/'],
  ['a script', 'V188', 'javascript:alert(1)//https://v188.example.com'],
  ['data', 'V188', 'data:text/html,<p>x'],
  ['a blob of the origin', 'V188', 'blob:https://v188.example.com/1'],
  ['a path', 'V188', '/game/sport'],
  ['no scheme', 'V188', '//v188.example.com/'],
  ['our own host', 'SELF', 'https://site.example.com/mine'],
  ['nothing', 'V188', undefined],
  ['two addresses', 'V188', ['https://v188.example.com/', 'https://v188.example.com/']],
  ['too long', 'V188', `https://v188.example.com/${'a'.repeat(2048)}`],
])('is rejected: %s', (_what, venue, url) => {
  expect(addressOf(venue, url)).toBeNull();
});

test('shows only a listed origin of the venue for any address', () => {
  const parts = fc.constantFrom('https://', 'http://', 'v188.example.com', '@', ':', '/', '\\', '.', 'evil.example', '%2e', '\t', '#', '?');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.array(parts, { maxLength: 8 }).map((list) => list.join('')),
      ),
      (url) => {
        const address = addressOf('V188', url);
        expect(address === null || new URL(address).origin === 'https://v188.example.com').toBe(true);
      },
    ),
  );
});

// @spec 2.78 2.79 2.81 2.82 2.83
test('each of the six is for members, in any letter case', () => {
  const paths = Object.keys(FRAMES).map((name) => `/game/${name.endsWith('dj') ? 'gaming' : 'sport'}/${name}`);
  expect(paths).toHaveLength(6);
  for (const path of paths) {
    expect(isMemberPath(path, '?url=https://a.example')).toBe(true);
    expect(isMemberPath(path.toUpperCase(), '?x=1&URL=')).toBe(true);
  }
});

test('a frame is found by the name of its page and by the code of its venue, in any letter case', () => {
  for (const [name, code] of Object.entries(FRAME_VENUES)) {
    for (const spell of [String, (text: string) => text.toUpperCase(), (text: string) => text.toLowerCase()]) {
      expect([toFrameName(spell(name)), frameOfVenue(spell(code))]).toEqual([name, name]);
    }
  }
  expect([toFrameName('constructor'), frameOfVenue('FBTY'), frameOfVenue('')]).toEqual([null, null, null]);
});

test('only a plain name counts as an activity', () => {
  expect(['weekly', 'a b', '../x', ['a'], undefined, 'x'.repeat(41)].map(activityOf)).toEqual(['weekly', '', '', '', '', '']);
});

describe('messages from the frame', () => {
  const address = 'https://v188.example.com/lobby';
  const close = { origin: 'https://v188.example.com', fromFrame: true, data: { type: 'close' } };

  test('the venue may ask to be closed', () => {
    expect(frameMessage(close, address)).toBe('close');
  });

  test('the venue may ask for the deposit page, and report a changed balance', () => {
    expect(frameMessage({ ...close, data: { type: 'deposit' } }, address)).toBe('deposit');
    expect(frameMessage({ ...close, data: { type: 'balance' } }, address)).toBe('balance');
  });

  test.each([
    ['another origin', { ...close, origin: 'https://evil.example' }],
    ['a sandboxed page without origin', { ...close, origin: 'null' }],
    ['another window of that origin', { ...close, fromFrame: false }],
    ['another request', { ...close, data: { type: 'navigate' } }],
    ['a request with more fields', { ...close, data: { type: 'close', url: 'https://evil.example' } }],
    ['text', { ...close, data: 'close' }],
    ['nothing', { ...close, data: null }],
  ])('ignores %s', (_what, message) => {
    expect(frameMessage(message, address)).toBeNull();
  });
});
