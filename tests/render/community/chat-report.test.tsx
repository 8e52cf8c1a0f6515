/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { supportSendCall } from '@pavilion/contract/calls/support.calls';
import { Composer } from '@/components/community/chat/composer';
import { RoomSettings } from '@/components/community/chat/muted-people';
import { MessageList } from '@/components/community/chat/message-list';
import { toastQueue } from '@/components/ui/toast/toast-queue';
import type { ChatEntry } from '@/lib/domain/community/chat/chat.model';
import { mutePerson, unmutePerson } from '@/lib/domain/community/chat/muted.store';
import { roomStart } from '@/lib/domain/community/chat/room.rules';
import { NetworkError } from '@/lib/kit/http/errors';
import { fakePlatform } from '../../support/fake-platform';
import { match } from '../../support/match.builder';
import { renderWithClient } from '../../support/render-with-client';
import { ticketOf, ticketOnWire } from '../../support/ticket.builder';

const send = fakePlatform().on(supportSendCall, ticketOnWire);
const TICKET = ticketOf([], { waiting: true });

const chatEntry = (id: string, userId: string, name: string, text: string): ChatEntry => ({
  kind: 'text',
  id,
  userId,
  name,
  vip: 1,
  at: 0,
  text,
  reply: null,
});
const ENTRIES = [
  chatEntry('1', '7', '路人甲', '加我微信 abc'),
  chatEntry('2', '8', '看台三排', '好球'),
  chatEntry('3', '9', '我自己', '来了'),
];

const renderNode = (node: ReactNode) => renderWithClient(node);
const list = () =>
  renderNode(<MessageList roomId="1" match={match('863211')} entries={ENTRIES} hasMore={false} older={async () => false} me="9" />);
const person = userEvent.setup();

beforeEach(() => {
  localStorage.clear();
  unmutePerson('9', '7');
  send.mockReset().mockResolvedValue(TICKET);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

test('reports a message to 客服 with its reason, room and text; the member’s own message cannot be reported', async () => {
  list();
  expect(screen.queryByRole('button', { name: '更多：我自己' })).toBeNull();
  await person.click(screen.getByRole('button', { name: '更多：路人甲' }));
  const sheet = await screen.findByRole('dialog', { name: '路人甲 的发言' });
  await person.click(within(sheet).getByRole('button', { name: '诈骗、索要钱款' }));
  await person.click(within(sheet).getByRole('button', { name: '提交举报' }));
  expect(send.mock.calls[0]![0].text).toMatch(/^举报聊天发言：诈骗、索要钱款。房间 .+，发言人 路人甲（7），消息 1：「加我微信 abc」$/);
  expect(toastQueue.current()?.text).toBe('已举报，客服会核对');
});

test('states that the response to a report was lost, and repeats it as the same report', async () => {
  list();
  await person.click(screen.getByRole('button', { name: '更多：路人甲' }));
  const sheet = await screen.findByRole('dialog', { name: '路人甲 的发言' });
  send.mockRejectedValueOnce(new NetworkError({ status: 0, message: '', statusText: '', online: true }));
  await person.click(within(sheet).getByRole('button', { name: '提交举报' }));
  expect(await within(sheet).findByRole('alert')).toBeTruthy();
  await person.click(within(sheet).getByRole('button', { name: '提交举报' }));
  const [first, second] = send.mock.calls;
  expect(second![0].messageId).toBe(first![0].messageId);
  expect(second![0].ticketKey).toBe(first![0].ticketKey);
});

test('hides messages of a muted member until they are shown on request', async () => {
  list();
  await person.click(screen.getByRole('button', { name: '更多：路人甲' }));
  await person.click(within(await screen.findByRole('dialog', { name: '路人甲 的发言' })).getByRole('button', { name: '屏蔽此人' }));
  expect(screen.queryByText('加我微信 abc')).toBeNull();
  expect(screen.getByText('好球')).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('chatMuted')!)).toMatchObject({
    state: { lists: [{ owner: '9', people: [{ userId: '7', name: '路人甲' }] }] },
  });
  await person.click(screen.getByRole('button', { name: '已屏蔽 1 人' }));
  await person.click(await screen.findByRole('button', { name: '恢复显示 路人甲' }));
  expect(screen.getByText('加我微信 abc')).toBeTruthy();
});

test('mutes only for this member', async () => {
  mutePerson('9', { userId: '7', name: '路人甲' });
  renderNode(<MessageList roomId="1" match={null} entries={ENTRIES} hasMore={false} older={async () => false} me="5" />);
  expect(screen.getByText('加我微信 abc')).toBeTruthy();
});

test('the settings of a room show whom the member mutes, or that there is nobody', async () => {
  mutePerson('9', { userId: '7', name: '路人甲' });
  renderNode(<RoomSettings owner="9" />);
  await person.click(screen.getByRole('button', { name: '聊天室设置' }));
  const sheet = await screen.findByRole('dialog', { name: '聊天室设置' });
  await person.click(within(sheet).getByRole('button', { name: '恢复显示 路人甲' }));
  expect(within(sheet).getByText(/^暂无屏蔽的人/)).toBeTruthy();
});

describe('a reply to a message', () => {
  const quote = { id: '1', userId: '7', name: '路人甲', text: '加我微信 abc' };
  const reply: ChatEntry = { ...chatEntry('9', '8', '看台三排', '别信'), reply: quote } as ChatEntry;
  const onReply = jest.fn();
  const older = jest.fn(async () => false);
  const results = (entries: readonly ChatEntry[]) =>
    renderNode(<MessageList roomId="1" match={null} entries={entries} hasMore={false} older={older} me="9" onReply={onReply} />);
  const link = () => screen.getByRole('button', { name: '查看 路人甲 的原消息：加我微信 abc' });
  beforeEach(() => {
    onReply.mockReset();
    older.mockClear();
    Element.prototype.scrollIntoView = jest.fn();
  });

  test('starts from the message’s menu, and a tap on its quote jumps to the original', async () => {
    results([...ENTRIES, reply]);
    await person.click(screen.getByRole('button', { name: '更多：路人甲' }));
    await person.click(within(await screen.findByRole('dialog', { name: '路人甲 的发言' })).getByRole('button', { name: '回复' }));
    expect(onReply).toHaveBeenCalledWith(quote);
    await person.click(link());
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('article')[0]));
    expect(older).not.toHaveBeenCalled();
  });

  test('states that its original is gone, after looking through older messages', async () => {
    results([reply]);
    await person.click(link());
    await waitFor(() => expect(toastQueue.current()?.text).toBe('原消息太早，未找到'));
    expect(older).toHaveBeenCalledTimes(1);
  });

  test('hides the text of a muted author and of a removed message', () => {
    mutePerson('9', { userId: '7', name: '路人甲' });
    results([reply, { ...reply, id: '10', reply: { ...quote, userId: '6', text: '' } } as ChatEntry]);
    expect([screen.getByText('已屏蔽此人的消息'), screen.getByText('原消息已被移除')]).toHaveLength(2);
    expect(screen.queryByText('加我微信 abc')).toBeNull();
  });
});

test('inserts an emoji at the cursor and cuts the line at the longest allowed length', async () => {
  const room = { ...roomStart('room'), send: () => true } as unknown as Parameters<typeof Composer>[0]['room'];
  const ready = {
    ...room,
    chat: { ...room.chat, room: 'room', phase: 'open', rights: { maySpeak: true, reason: '', until: null, vipMin: 0, vipMax: 9 } },
  };
  renderNode(<Composer returnPath="/chat" room={ready as unknown as typeof room} member={{ id: '3001000021', vipLevel: 1 }} signedIn />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '说点什么' });
  if (field.disabled) throw new Error(`the field is disabled: ${field.placeholder}`);
  await person.type(field, '好球');
  field.setSelectionRange(1, 1);
  await person.click(screen.getByRole('button', { name: '表情' }));
  await person.click(screen.getByRole('button', { name: '⚽' }));
  await waitFor(() => expect(field.value).toBe('好⚽球'));
});
