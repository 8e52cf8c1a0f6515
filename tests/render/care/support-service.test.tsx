/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  serviceEndCall,
  serviceRateCall,
  serviceRequestCall,
  supportPictureCall,
  supportSeenCall,
  supportSendCall,
  supportTicketCall,
  supportUploadCall,
} from '@pavilion/contract/calls/support.calls';
import { SupportThread } from '@/components/care/support/support-thread';
import type { Service, Ticket } from '@/lib/domain/care/support/ticket.model';
import { supportContextOf } from '@/lib/domain/care/support/ticket.rules';
import { leaveTicket, openTicketKey, readTicketKey } from '@/lib/domain/care/support/ticket.store';
import { beginSession } from '@/lib/domain/member/session/begin-session';
import { endSession } from '@/lib/domain/member/session/session.store';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { mockDialogs } from '../../support/dialogs';
import { fakePlatform } from '../../support/fake-platform';
import { renderWithClient } from '../../support/render-with-client';
import { serviceOf, ticketLine, ticketOf, ticketOnWire } from '../../support/ticket.builder';

jest.mock('@/lib/domain/member/picture/picture.encode', () => ({
  encodePicture: async (file: File) => (file.name === 'no-picture.png' ? null : new Blob(['jpeg'], { type: 'image/jpeg' })),
}));

const platform = fakePlatform();
const requested = platform.on(serviceRequestCall, ticketOnWire);
const ended = platform.on(serviceEndCall, ticketOnWire);
const rated = platform.on(serviceRateCall, ticketOnWire);
const sent = platform.on(supportSendCall, ticketOnWire);
const seen = platform.on(supportSeenCall);
const uploaded = platform.on(supportUploadCall);
platform.on(supportPictureCall).mockResolvedValue({ type: 'image/png', content: 'AAAA' });

const LOST = new NetworkError({ status: 0, message: '', statusText: '', online: true });
const question = ticketLine({ id: '1', text: '存了 300 未到账' });
/** The ticket as the platform has it now. */
let ticket: Ticket | null;
let client: QueryClient;
let unmount: () => void;

function show(now: Ticket | null) {
  ticket = now;
  if (now) openTicketKey('');
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  ({ unmount } = renderWithClient(<SupportThread context={supportContextOf({})} />, client));
}
const withService = (service: Partial<Service>, more: Partial<Ticket> = {}) =>
  ticketOf([question], { service: serviceOf(service), ...more });

mockDialogs();
beforeEach(() => {
  leaveTicket();
  for (const call of [requested, ended, rated, sent, seen, uploaded]) call.mockReset();
  seen.mockResolvedValue({ isOwn: true });
  platform.on(supportTicketCall).mockImplementation(async () => ({ ticket: ticket && ticketOnWire(ticket), ticketKey: null }));
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => unmount());

const tap = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

test.each([
  [{ ahead: 2, waitSeconds: 170 }, '排队中，前面还有 2 人，约 3 分钟'],
  [{ ahead: 0, waitSeconds: 20 }, '排队中，下一位就是您，约 1 分钟'],
  [{ ahead: 3, waitSeconds: null }, '排队中，前面还有 3 人'],
  [{ ahead: null, waitSeconds: null }, '排队中'],
])('a place in the queue is said as far as it is known: %o', async (position, words) => {
  show(withService(position));
  expect((await screen.findByText(words)).tagName).toBe('OUTPUT');
  expect(screen.getByRole('button', { name: '取消排队' })).toBeTruthy();
});

test('a person is requested once, whatever becomes of the response, and the place is given up by its own id', async () => {
  show(ticketOf([question]));
  await screen.findByText('自动客服为您解答');
  requested.mockRejectedValueOnce(LOST);
  await tap('转人工');
  expect(await screen.findByText('连接已中断')).toBeTruthy();
  requested.mockImplementation(async ({ serviceId }) => withService({ serviceId }));
  await tap('重试');
  expect(await screen.findByText('排队中，前面还有 2 人，约 3 分钟')).toBeTruthy();
  const [first, again] = requested.mock.calls.map(([request]) => request);
  expect(again).toEqual(first);
  expect(first).toEqual({ ticketKey: readTicketKey(''), serviceId: expect.any(String), way: 'queue' });
  ended.mockImplementation(async ({ serviceId }) => withService({ serviceId, state: 'cancelled' }));
  await tap('取消排队');
  expect(ended.mock.calls[0]![0]).toEqual({ ticketKey: readTicketKey(''), serviceId: first!.serviceId, state: 'waiting' });
  expect(await screen.findByText('自动客服为您解答')).toBeTruthy();
});

test('a request whose response was lost, and which the ticket shows, has not failed', async () => {
  show(ticketOf([question]));
  await screen.findByText('自动客服为您解答');
  requested.mockImplementation(async ({ serviceId }) => {
    ticket = withService({ serviceId, ahead: 1, waitSeconds: 100 });
    throw LOST;
  });
  await tap('转人工');
  expect(await screen.findByText('连接已中断')).toBeTruthy();
  await act(() => client.refetchQueries());
  expect(await screen.findByText('排队中，前面还有 1 人，约 2 分钟')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});

test('out of hours a message is left instead, at once or after a refusal', async () => {
  show(ticketOf([question], { hours: { from: '09:00', until: '18:00', isOpen: false } }));
  expect(await screen.findByText('人工客服 09:00–18:00')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '转人工' })).toBeNull();
  requested.mockImplementation(async ({ serviceId }) => withService({ serviceId, way: 'message' }));
  await tap('留言');
  expect(requested.mock.calls[0]![0].way).toBe('message');
  expect(await screen.findByText('已留言，客服稍后回复')).toBeTruthy();
  unmount();

  show(ticketOf([question]));
  await screen.findByText('自动客服为您解答');
  requested.mockRejectedValueOnce(new BusinessError(10_001, '人工客服的服务时间是 09:00–18:00，现在可以留言'));
  await tap('转人工');
  expect(await screen.findByText('人工客服的服务时间是 09:00–18:00，现在可以留言')).toBeTruthy();
  await tap('留言');
  expect(requested.mock.lastCall![0].way).toBe('message');
});

test('a person’s lines have the name, a line of the platform has none, and the end is confirmed', async () => {
  const lines = [
    question,
    ticketLine({ id: '2', from: 'notice', text: '客服 小岚 已接入' }),
    ticketLine({ id: '3', from: 'staff', name: '小岚', text: '您好' }),
  ];
  show(ticketOf(lines, { service: serviceOf({ state: 'served', staffName: '小岚' }) }));
  expect(await screen.findByText('客服 小岚 为您服务')).toBeTruthy();
  const log = within(screen.getByRole('log'));
  expect(log.getByText(/^小岚 /)).toBeTruthy();
  expect(log.getByText(/^客服 小岚 已接入 /).tagName).toBe('LI');
  ended.mockImplementation(async ({ serviceId }) => withService({ serviceId, state: 'ended', staffName: '小岚' }));
  await tap('结束服务');
  expect(ended).not.toHaveBeenCalled();
  const dialog = within(screen.getByRole('alertdialog', { name: '结束本次服务？' }));
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: '结束服务' })));
  expect(ended.mock.calls[0]![0].state).toBe('served');
  expect(await screen.findByText('本次服务已结束')).toBeTruthy();
});

test('a service is rated with stars, which the keyboard chooses too, and once', async () => {
  show(withService({ state: 'ended', staffName: '小岚' }));
  await screen.findByText('本次服务已结束');
  await tap('评价');
  const sheet = within(await screen.findByRole('dialog', { name: '评价本次服务' }));
  await act(async () => fireEvent.click(sheet.getByRole('button', { name: '提交评价' })));
  expect(sheet.getByText('请选择星级')).toBeTruthy();
  expect(rated).not.toHaveBeenCalled();
  expect(within(sheet.getByRole('group', { name: '服务评分' })).getAllByRole('radio')).toHaveLength(5);
  fireEvent.click(sheet.getByRole('radio', { name: '2 星，较差' }));
  fireEvent.click(sheet.getByRole('button', { name: '等待太久' }));
  // Reasons of a good rating do not explain a bad one.
  fireEvent.click(sheet.getByRole('radio', { name: '4 星，满意' }));
  fireEvent.click(sheet.getByRole('button', { name: '问题已解决' }));
  fireEvent.change(sheet.getByRole('textbox'), { target: { value: '很耐心 ' } });
  rated.mockRejectedValueOnce(LOST);
  await act(async () => fireEvent.click(sheet.getByRole('button', { name: '提交评价' })));
  expect(sheet.getByRole('alert').textContent).toContain('不会重复记录');
  rated.mockImplementation(async ({ serviceId, stars, reasons, text }) =>
    withService({ serviceId, state: 'ended', staffName: '小岚', rating: { stars, reasons, text } }),
  );
  await act(async () => fireEvent.click(sheet.getByRole('button', { name: '提交评价' })));
  expect(rated.mock.calls[1]![0]).toEqual(rated.mock.calls[0]![0]);
  expect(rated.mock.calls[0]![0]).toMatchObject({ stars: 4, reasons: ['solved'], text: '很耐心' });
  expect(await screen.findByText('已评价 4 星')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '评价' })).toBeNull();
});

test('the last reply’s ways out: a visitor logs in or leaves a message, a member is not sent to the login', async () => {
  const reply = ticketLine({ id: '2', from: 'staff', text: '您尚未登录', offers: ['login', 'message'] });
  show(ticketOf([question, reply]));
  const offers = within(await screen.findByRole('group', { name: '可选操作' }));
  expect(offers.getByRole('link', { name: '登录后查这笔' }).getAttribute('href')).toBe('/user/login?redirect=%2Fcustomer%2Fmain');
  requested.mockImplementation(async ({ serviceId }) => withService({ serviceId, way: 'message' }));
  await act(async () => fireEvent.click(offers.getByRole('button', { name: '留言' })));
  expect(requested.mock.calls[0]![0].way).toBe('message');
  await waitFor(() => expect(screen.queryByRole('group', { name: '可选操作' })).toBeNull());
  unmount();

  show(ticketOf([question, reply]));
  await act(() => beginSession({ token: 'pvl_7f3c1a9b5d2e4860', userName: 'demo2026', remember: false }));
  expect(await screen.findByRole('group', { name: '可选操作' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('link', { name: '登录后查这笔' })).toBeNull());
  act(() => endSession());
});

test('a visitor’s ticket is the member’s after the login, and each new reply is noted as read', async () => {
  const reply = ticketLine({ id: '2', from: 'staff', text: '请写明' });
  show(ticketOf([question, reply]));
  await screen.findByText('请写明');
  expect(seen).not.toHaveBeenCalled();
  const key = readTicketKey('');
  await act(() => beginSession({ token: 'pvl_7f3c1a9b5d2e4860', userName: 'demo2026', remember: false }));
  await waitFor(() => expect(seen).toHaveBeenCalledWith({ ticketKey: key }));
  // Whoever uses this browser next does not see it.
  await waitFor(() => expect(readTicketKey('')).toBeNull());
  expect(readTicketKey('demo2026')).toBe(key);
  act(() => endSession());
});

test('pictures are uploaded while the text is written, repeated after a failure, and sent with it under one id', async () => {
  show(null);
  const picker = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
  const choose = (...names: string[]) =>
    act(async () => fireEvent.change(picker(), { target: { files: names.map((name) => new File(['x'], name, { type: 'image/png' })) } }));
  uploaded.mockRejectedValueOnce(LOST);
  await choose('screen.png');
  const tiles = within(screen.getByRole('list', { name: '待发送的图片' }));
  expect((await screen.findByText('连接已中断')).tagName).toBe('P');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '发送' }).disabled).toBe(true);
  uploaded.mockResolvedValue({ pictureId: 'P'.repeat(22) });
  await act(async () => fireEvent.click(tiles.getByRole('button', { name: '重新上传第 1 张图片' })));
  await screen.findByText('已上传');
  const [first, again] = uploaded.mock.calls.map(([request]) => request);
  expect(again!.pictureKey).toBe(first!.pictureKey);
  expect(first!.ticketKey).toBe(readTicketKey(''));
  await choose('no-picture.png');
  expect(await screen.findByText('无法识别该图片，请选择 PNG、JPEG 或 WebP')).toBeTruthy();
  await act(async () => fireEvent.click(tiles.getByRole('button', { name: '移除第 2 张图片' })));

  sent.mockRejectedValueOnce(LOST);
  await tap('发送');
  expect(await screen.findByText('重新发送')).toBeTruthy();
  sent.mockImplementation(async ({ messageId, pictureIds = [] }) => ticketOf([ticketLine({ id: messageId, pictureIds })]));
  await tap('重新发送');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(sent.mock.calls[1]![0]).toEqual(sent.mock.calls[0]![0]);
  expect(sent.mock.calls[0]![0]).toEqual({ ticketKey: first!.ticketKey, messageId: expect.any(String), pictureIds: ['P'.repeat(22)] });
  await tap('查看第 1 张图片');
  const dialog = within(screen.getByRole('dialog', { name: '第 1 张图片' }));
  expect(dialog.getByRole<HTMLImageElement>('img').src).toBe('data:image/png;base64,AAAA');
});
