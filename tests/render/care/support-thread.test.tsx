/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { supportSendCall, supportTicketCall } from '@pavilion/contract/calls/support.calls';
import { SupportThread } from '@/components/care/support/support-thread';
import { ErrorState } from '@/components/ui/error-state';
import type { Ticket } from '@/lib/domain/care/support/ticket.model';
import { supportContextOf } from '@/lib/domain/care/support/ticket.rules';
import { leaveTicket, openTicketKey, readTicketKey } from '@/lib/domain/care/support/ticket.store';
import { beginSession } from '@/lib/domain/member/session/begin-session';
import { endSession } from '@/lib/domain/member/session/session.store';
import { NetworkError } from '@/lib/kit/http/errors';
import { fakePlatform } from '../../support/fake-platform';
import { renderWithClient } from '../../support/render-with-client';
import { ticketLine, ticketOf, ticketOnWire } from '../../support/ticket.builder';

const platform = fakePlatform();
const sent = platform.on(supportSendCall, ticketOnWire);

/** Tickets by key, and the member's own; they share a call. */
const getTicket = jest.fn<Promise<Ticket | null>, [string]>();
const getOwnTicketKey = jest.fn<Promise<string | null>, []>();
const ticket = (messages: Ticket['messages'], waiting = false) => ticketOf(messages, { waiting });
const own = (id: string, text: string | undefined) => ticketLine({ id, text: text ?? '' });

let unmount: () => void;

function show(context = supportContextOf({})) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  ({ unmount } = renderWithClient(<SupportThread context={context} />, client));
}

beforeEach(() => {
  leaveTicket();
  sent.mockReset();
  getTicket.mockReset().mockResolvedValue(null);
  getOwnTicketKey.mockReset().mockResolvedValue(null);
  platform.on(supportTicketCall).mockImplementation(async ({ ticketKey }) => {
    if (ticketKey === undefined) return { ticket: null, ticketKey: await getOwnTicketKey() };
    const found = await getTicket(ticketKey);
    return { ticket: found && ticketOnWire(found), ticketKey };
  });
});
afterEach(() => unmount());

const write = (text: string) => fireEvent.change(screen.getByRole('textbox', { name: '给客服留言' }), { target: { value: text } });
const tapSend = () => act(async () => fireEvent.click(screen.getByRole('button', { name: '发送' })));

test('the first message contains the visitor’s reason, the next one does not', async () => {
  sent.mockImplementation(async ({ messageId, text }) => ticket([own(messageId, text)], true));
  show(supportContextOf({ reason: 'password', mark: '6501' }));
  expect(screen.getByText('来自：忘记密码')).toBeTruthy();
  expect(screen.getByText('编号：6501')).toBeTruthy();
  write('进不去了');
  await tapSend();
  expect(await screen.findByText('客服正在回复…')).toBeTruthy();
  expect(sent.mock.calls[0]![0]).toMatchObject({ text: '进不去了', reason: 'password', mark: '6501' });
  expect(screen.queryByText('来自：忘记密码')).toBeNull();
  write('还在吗');
  await tapSend();
  expect(sent.mock.calls[1]![0]).toEqual({ ticketKey: expect.any(String), messageId: expect.any(String), text: '还在吗' });
  expect(sent.mock.calls[1]![0].ticketKey).toBe(sent.mock.calls[0]![0].ticketKey);
});

test('a member continues the ticket that another device opened, until it is closed here, and a visitor has none', async () => {
  const [theirs, mine] = ['t'.repeat(43), 'm'.repeat(43)];
  getOwnTicketKey.mockResolvedValue(theirs);
  getTicket.mockImplementation(async (key) => (key === theirs ? ticket([own('1', '昨天在手机上问的')]) : null));
  show();
  await act(async () => undefined);
  expect(getOwnTicketKey).not.toHaveBeenCalled();
  unmount();

  await beginSession({ token: 'pvl_7f3c1a9b5d2e4860', userName: 'demo2026', remember: false });
  show();
  expect(await screen.findByText('昨天在手机上问的')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '新开工单' }));
  await waitFor(() => expect(getOwnTicketKey).toHaveBeenCalledTimes(2));
  await act(async () => undefined);
  expect(screen.queryByText('昨天在手机上问的')).toBeNull();
  // A ticket that was opened elsewhere since then is another one.
  unmount();
  getOwnTicketKey.mockResolvedValue(mine);
  show();
  await waitFor(() => expect(readTicketKey('demo2026')).toBe(mine));
  endSession();
});

test('keeps a message that failed to send, shows the reason, and resends it with the same id', async () => {
  sent.mockRejectedValueOnce(new NetworkError({ status: 0, message: '', statusText: '', online: true }));
  show();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '存款未到账' })));
  expect(await screen.findByText('存款未到账')).toBeTruthy();
  sent.mockImplementation(async ({ messageId, text }) => ticket([own(messageId, text)]));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '重新发送' })));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(sent.mock.calls[1]![0].messageId).toBe(sent.mock.calls[0]![0].messageId);
  expect(screen.getAllByText('存款未到账')).toHaveLength(1);
});

test('describes a server error as elsewhere', async () => {
  const fault = new NetworkError({ status: 500, message: '', statusText: 'Internal Server Error', online: true });
  sent.mockRejectedValueOnce(fault);
  show();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '存款未到账' })));
  expect((await screen.findByRole('alert')).textContent).toContain('网络错误，请稍后重试');
  render(<ErrorState reason={fault} />);
  expect(screen.getAllByText(/网络错误，请稍后重试/)).toHaveLength(2);
});

test('hides a ticket of another member of this browser, and shows one from before the login', () => {
  const key = openTicketKey('demo2026');
  expect([readTicketKey('demo2026'), readTicketKey('other'), readTicketKey('')]).toEqual([key, null, null]);
  const open = openTicketKey('');
  expect([readTicketKey('demo2026'), readTicketKey('')]).toEqual([open, open]);
});

test('reads only allowed values from the address', () => {
  expect(supportContextOf({ reason: 'blocked', mark: 'a'.repeat(65) })).toEqual({ reason: 'blocked', mark: null });
  expect(supportContextOf({ reason: '<b>', mark: '加我微信' })).toEqual({ reason: null, mark: null });
});
