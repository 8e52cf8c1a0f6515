import { reasonsFor } from '@/lib/domain/care/support/rating.rules';
import { newestReply, offersOf, placeText, pollOfTicket } from '@/lib/domain/care/support/ticket.rules';
import { serviceOf, ticketLine, ticketOf } from '../../../support/ticket.builder';

test('a place is said as far as it is known, minutes rounded up', () => {
  expect(placeText({ ahead: 2, waitSeconds: 180 })).toBe('排队中，前面还有 2 人，约 3 分钟');
  expect(placeText({ ahead: 2, waitSeconds: 181 })).toBe('排队中，前面还有 2 人，约 4 分钟');
  expect(placeText({ ahead: 0, waitSeconds: 0 })).toBe('排队中，下一位就是您，约 1 分钟');
  expect(placeText({ ahead: null, waitSeconds: 90 })).toBe('排队中，约 2 分钟');
});

test('the ticket is read often while a reply or a person is near', () => {
  const poll = (service: ReturnType<typeof serviceOf> | null, waiting = false) => pollOfTicket({ waiting, service });
  expect([poll(null, true), poll(serviceOf()), poll(serviceOf({ state: 'served' }))]).toEqual([3_000, 3_000, 3_000]);
  expect([poll(null), poll(serviceOf({ way: 'message' })), poll(serviceOf({ state: 'ended' })), pollOfTicket(null)]).toEqual([
    15_000, 15_000, 15_000, 15_000,
  ]);
});

test('only the last line’s ways out are offered, behind a line of the platform too, and none during a service', () => {
  const reply = ticketLine({ id: '2', from: 'staff', offers: ['login', 'service'] });
  const end = ticketLine({ id: '3', from: 'notice' });
  expect(offersOf(ticketOf([reply, end]), false)).toEqual(['login', 'service']);
  expect(offersOf(ticketOf([reply]), true)).toEqual(['service']);
  expect(offersOf(ticketOf([reply, ticketLine({ id: '4' })]), false)).toEqual([]);
  for (const state of ['waiting', 'served'] as const)
    expect(offersOf(ticketOf([reply], { service: serviceOf({ state }) }), false)).toEqual([]);
  expect(offersOf(ticketOf([reply], { service: serviceOf({ state: 'ended' }) }), false)).toEqual(['login', 'service']);
  expect(newestReply([reply, end, ticketLine({ id: '5' })])).toBe('3');
  expect(newestReply([ticketLine({ id: '5' })])).toBeNull();
});

test('reasons fit the stars', () => {
  expect(reasonsFor(4)).toContain('solved');
  expect(reasonsFor(3)).not.toContain('solved');
});
