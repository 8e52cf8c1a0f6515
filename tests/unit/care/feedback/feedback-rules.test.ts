/** @jest-environment jest-fixed-jsdom */
import { readDraft, removeDraft, writeDraft } from '@/lib/domain/care/feedback/draft.storage';
import { FEEDBACK_COPY } from '@/lib/domain/care/feedback/feedback.copy';
import { diagnosticText, isStored, judgeFeedback, textLength } from '@/lib/domain/care/feedback/feedback.rules';
import { newUuid } from '@/lib/kit/browser/uuid';

test('a text has 10 to 500 code points without the surrounding blanks', () => {
  expect(textLength('  😀好 ')).toBe(2);
  expect(judgeFeedback('字'.repeat(9))).toBe(FEEDBACK_COPY.short);
  expect(judgeFeedback(` ${'字'.repeat(9)} `)).toBe(FEEDBACK_COPY.short);
  expect(judgeFeedback('😀'.repeat(10))).toBeNull();
  expect(judgeFeedback('😀'.repeat(500))).toBeNull();
  expect(judgeFeedback('字'.repeat(501))).toBe(FEEDBACK_COPY.long);
});

test('a draft belongs to one member and this tab, and an invalid one is ignored', () => {
  const draft = { kind: 'problem', text: '还没写完', key: newUuid() } as const;
  writeDraft('m1', draft);
  expect(readDraft('m1')).toEqual(draft);
  expect(readDraft('m2')).toBeNull();
  expect(localStorage.length).toBe(0);
  sessionStorage.setItem('feedbackDraft', JSON.stringify({ memberId: 'm1', ...draft, kind: 'unknown' }));
  expect(readDraft('m1')).toBeNull();
  removeDraft();
  expect(sessionStorage.length).toBe(0);
});

test('diagnostic data names version, browser, app and the last error, and leaves out what is unknown', () => {
  const facts = { version: '2.0.0', browser: 'Mozilla/5.0', screen: '390×844' };
  expect(diagnosticText({ ...facts, app: null, lastError: '' })).toBe('版本 2.0.0\n浏览器 Mozilla/5.0\n屏幕 390×844');
  const all = diagnosticText({ ...facts, browser: 'x'.repeat(900), app: { appVersion: '2.1.0', channel: 'store' }, lastError: '14010' });
  expect(all).toContain('应用 appVersion 2.1.0，channel store\n最近的错误 14010');
  expect(all.length).toBeLessThanOrEqual(1_000);
});

test('a sent ticket is recognised by the key of its first message', () => {
  const ticket = {
    ticketId: 'F1',
    kind: 'other',
    state: 'submitted',
    pictureIds: [],
    hasDiagnostics: false,
    createdAt: 0,
    changedAt: 0,
  } as const;
  const list = [{ ...ticket, messages: [{ id: 'a', from: 'member', text: '', at: 0 }] as const }];
  expect([isStored(list, 'a'), isStored(list, 'b')]).toEqual([true, false]);
});
