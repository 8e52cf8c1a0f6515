/** @jest-environment jest-fixed-jsdom */
import type { DocumentMember } from '@/lib/domain/member/account/document-member.rules';
import type * as DocumentMemberModule from '@/lib/domain/member/account/document-member';
import { saveToken } from '@/lib/platform/token';
import { lastScript } from '@/lib/domain/member/account/last-script.rules';
import { aMember } from '../../../support/member.builder';

const MEMBER = aMember({ userName: '</script>\u2028云', balance: 123_456n, locked: null });
const TOKEN = 'pvl_7f3c1a9b5d2e4860';

/** The module of a page that has just been loaded. */
function load(): typeof DocumentMemberModule {
  let loaded!: typeof DocumentMemberModule;
  jest.isolateModules(() => {
    loaded = require('@/lib/domain/member/account/document-member') as typeof DocumentMemberModule;
  });
  return loaded;
}

/** Runs the last script of a document, as the browser does. */
function runLastScript(member = MEMBER): void {
  const html = lastScript({ member }, { nonce: 'AAAAAAAAAAAAAAAAAAAAAA', ended: null });
  const source = /^<script nonce="A{22}">([^<]*)<\/script>$/.exec(html)![1]!;
  // The text is the product's own; the page runs it in the same way.
  // oxlint-disable-next-line no-new-func, no-implied-eval
  new Function(source)();
}

function parse(state: DocumentReadyState): void {
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => state });
}

beforeEach(() => {
  delete window.documentMember;
  localStorage.clear();
  document.body.innerHTML = '';
  saveToken(TOKEN, false);
  parse('complete');
});

test('the first request gets the member of the document, a later one none', async () => {
  const { takeDocumentMember } = load();
  runLastScript();
  expect(await takeDocumentMember()).toEqual(MEMBER);
  expect(await takeDocumentMember()).toBeNull();
});

test('a request while the document is being received waits for its last script', async () => {
  const { takeDocumentMember } = load();
  parse('loading');
  const taken = takeDocumentMember();
  runLastScript();
  expect(await taken).toEqual(MEMBER);
});

test('a document that is complete without a member, or takes long, leaves it to a call', async () => {
  parse('loading');
  const complete = load().takeDocumentMember();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(await complete).toBeNull();
  jest.useFakeTimers();
  const late = load().takeDocumentMember();
  jest.advanceTimersByTime(501);
  expect(await late).toBeNull();
  jest.useRealTimers();
});

test('the member of another session, or of a page that has been open for long, is not taken', async () => {
  runLastScript();
  saveToken('pvl_another_session', false);
  expect(await load().takeDocumentMember()).toBeNull();
  runLastScript();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(20_000);
  expect(await load().takeDocumentMember()).toBeNull();
  clock.mockRestore();
});

test('after a change of the page the member is requested: money may have moved on the first', async () => {
  runLastScript();
  history.pushState(null, '', '/game/sport');
  expect(await load().takeDocumentMember()).toBeNull();
  history.replaceState(null, '', '/');
  runLastScript();
  history.replaceState(null, '', '/?t=live');
  expect(await load().takeDocumentMember()).toEqual(MEMBER);
});

test('the script shows the figures in their places, and hidden amounts not', () => {
  const marked = '<i data-figure="name"></i><i data-figure="level"></i><i data-figure="balance"></i><i data-figure="total"></i>';
  const shown = () => [...document.querySelectorAll('i')].map(({ textContent }) => textContent);
  document.body.innerHTML = marked;
  const member = aMember({ userName: 'demo2026', vipLevel: 4, balance: 123_456n, locked: 44n });
  runLastScript(member);
  expect(shown()).toEqual(['de**26', 'VIP 4', '1,234.56', '1,235.00']);
  document.body.innerHTML = marked;
  localStorage.setItem('preferences', JSON.stringify({ state: { hideBalance: true }, version: 1 }));
  runLastScript(member);
  expect(shown()).toEqual(['de**26', 'VIP 4', '', '']);
});

test('an unknown level has no tag, and the total waits for wallets at the venues', () => {
  document.body.innerHTML = '<i data-figure="level"></i><i data-figure="total"></i>';
  runLastScript(aMember({ vipLevel: null, autoTransfer: false }));
  expect(document.body.textContent).toBe('');
  expect((window.documentMember as DocumentMember).token).toBe(TOKEN);
});
