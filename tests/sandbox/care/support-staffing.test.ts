import {
  acceptTime,
  isOpen,
  peopleAhead,
  placeAt,
  stateOf,
  ticketState,
  TURN_MS,
  untilOpen,
} from '../../../sandbox/modules/care/support/staffing.rules';
import { offersFor, personReply } from '../../../sandbox/modules/care/support/reply.rules';
import { REPLIES } from '../../../sandbox/modules/care/support/support.copy';
import { DAY, HOUR, MINUTE } from '../../support/time';

/** 20:00 in UTC+8. */
const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const at = (from: string, until: string) => ({ hours: { from, until } });

test('hours are those of UTC+8, over midnight too, and none are always', () => {
  expect([isOpen({}, NOW), isOpen(at('09:00', '20:00'), NOW), isOpen(at('20:00', '20:01'), NOW)]).toEqual([true, false, true]);
  expect([isOpen(at('22:00', '06:00'), NOW), isOpen(at('19:30', '06:00'), NOW)]).toEqual([false, true]);
  expect([untilOpen(at('22:00', '06:00'), NOW), untilOpen(at('09:00', '18:00'), NOW), untilOpen({}, NOW)]).toEqual([
    2 * HOUR,
    13 * HOUR,
    0,
  ]);
});

test('nobody is accepted before those who came earlier', () => {
  expect(acceptTime(NOW, 2, null)).toBe(NOW + 3 * TURN_MS);
  expect(acceptTime(NOW, 2, NOW + 5 * TURN_MS)).toBe(NOW + 6 * TURN_MS);
  expect(acceptTime(NOW, 2, NOW + TURN_MS)).toBe(NOW + 3 * TURN_MS);
  expect(placeAt(NOW + 3 * TURN_MS, NOW)).toEqual({ ahead: 2, waitSeconds: 180 });
  expect(placeAt(NOW + 3 * TURN_MS, NOW + 1)).toEqual({ ahead: 2, waitSeconds: 180 });
  expect(placeAt(NOW, NOW + 1)).toEqual({ ahead: 0, waitSeconds: 0 });
});

test('the length of the queue follows from the request, unless a tester sets it', () => {
  const lengths = Array.from({ length: 200 }, (_, index) => peopleAhead({}, `3F2504E0-4F89-41D3-9A0C-${index}`));
  expect(new Set(lengths)).toEqual(new Set([0, 1, 2, 3]));
  expect(peopleAhead({ ahead: 7 }, 'a')).toBe(7);
  expect(peopleAhead({ ahead: 0 }, 'b')).toBe(0);
});

test('a service is given up, yet to come, there, or over', () => {
  const service = { acceptAt: NOW, cancelledAt: null, endAt: NOW + MINUTE };
  expect([stateOf(service, NOW - 1), stateOf(service, NOW), stateOf(service, NOW + MINUTE)]).toEqual(['waiting', 'served', 'ended']);
  expect(stateOf({ ...service, cancelledAt: NOW }, NOW + DAY)).toBe('cancelled');
  expect(stateOf({ ...service, endAt: null }, NOW + DAY)).toBe('served');
});

test('a ticket is ended with its service or after three days, and open again with a new message', () => {
  const service = { acceptAt: NOW, cancelledAt: null, endAt: NOW + MINUTE };
  const line = (sender: 'visitor' | 'staff', sentAt = NOW) => ({ sender, sentAt });
  expect(ticketState(line('staff'), service, NOW + MINUTE)).toBe('ended');
  expect(ticketState(line('visitor', NOW + 2 * MINUTE), service, NOW + 3 * MINUTE)).toBe('open');
  expect(ticketState(line('staff'), service, NOW + 1)).toBe('replied');
  expect(ticketState(line('staff', NOW - HOUR), { ...service, acceptAt: NOW + MINUTE }, NOW)).toBe('open');
  expect([ticketState(line('staff'), null, NOW + DAY), ticketState(line('staff'), null, NOW + 3 * DAY)]).toEqual(['replied', 'ended']);
});

test('the automatic staff offers a way out where it cannot help, has said it already, or does not know the visitor', () => {
  const offers = (given: Partial<Parameters<typeof offersFor>[0]>) =>
    offersFor({ topic: 'password', isMember: true, isOpen: true, earlier: [], ...given });
  expect(offers({})).toEqual([]);
  expect(offers({ topic: 'human' })).toEqual(['service']);
  expect(offers({ topic: 'other', isOpen: false })).toEqual(['message']);
  expect(offers({ earlier: [REPLIES.password] })).toEqual(['service']);
  expect(offers({ topic: 'deposit', isMember: false })).toEqual(['login', 'message']);
});

test('a person says what is known, what came, or what is missing', () => {
  expect(personReply({ text: '谢谢', pictures: 0, fact: '' })).toContain('不客气');
  expect(personReply({ text: '', pictures: 2, fact: '' })).toBe('收到 2 张图片，已经和这个工单放在一起。');
  expect(personReply({ text: '存款呢', pictures: 0, fact: '您暂无存款记录。' })).toMatch(/^您暂无存款记录。/);
  expect(personReply({ text: '怎么回事', pictures: 1, fact: '' })).toMatch(/^收到 1 张图片.*请写上单号/);
});
