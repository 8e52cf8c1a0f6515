/** @jest-environment jest-fixed-jsdom */
import { watchFollows } from '@/lib/domain/betting/follow/follow.listener';
import { endSession } from '@/lib/domain/member/session/session.store';
import { viewStore } from '@/lib/domain/betting/sport/list/view.store';
import { dropToken, saveToken } from '@/lib/platform/token';

const account = { stars: [] as string[], full: false };
const save = jest.fn(async ({ add, remove }: { add: readonly string[]; remove: readonly string[] }) => {
  account.stars = [...account.stars.filter((key) => !remove.includes(key)), ...add.filter((key) => !account.stars.includes(key))];
  return { ...account };
});
const get = jest.fn(async () => ({ ...account }));
const onFull = jest.fn();
const onFollows = jest.fn();
const here = () => viewStore.getState().favourites;
const star = (key: string) => viewStore.getState().toggleFavourite(key);
const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

let stop: () => void;
const begin = () => {
  stop = watchFollows({ startOf: () => null, onFull, onFollows, get, save });
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  localStorage.clear();
  Object.assign(account, { stars: [], full: false });
  viewStore.setState({ favourites: [] });
  saveToken('a-token-of-somebody', false);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('a visitor’s stars stay in the browser', async () => {
  dropToken();
  begin();
  star('FBTY:1');
  await settle(5_000);
  expect([get.mock.calls.length, save.mock.calls.length, here()]).toEqual([0, 0, ['FBTY:1']]);
});

test('a page learns of followed matches at once if the browser knew of some, and as soon as the account has some', async () => {
  begin();
  await settle();
  expect(onFollows).not.toHaveBeenCalled();
  star('FBTY:1');
  await settle(1_100);
  expect(onFollows).toHaveBeenCalledTimes(1);
  stop();
  get.mockRejectedValueOnce(new Error('down'));
  begin();
  expect(onFollows).toHaveBeenCalledTimes(2);
  await settle();
  stop();
  dropToken();
  begin();
  expect(onFollows).toHaveBeenCalledTimes(2);
});

test('ten returns to the page within seconds cause one request, and the account is read again after the last one', async () => {
  begin();
  await settle();
  expect(get).toHaveBeenCalledTimes(1);
  for (let times = 0; times < 10; times += 1) {
    document.dispatchEvent(new Event('visibilitychange'));
    await settle(100);
  }
  expect(get).toHaveBeenCalledTimes(1);
  account.stars = ['FBTY:7'];
  await settle(4_000);
  expect(get).toHaveBeenCalledTimes(2);
  expect(here()).toEqual(['FBTY:7']);
});

test('a login adds the browser’s stars, later stars are sent together, and a star removed elsewhere disappears when the page is seen again', async () => {
  star('FBTY:1');
  account.stars = ['IMTY:9'];
  begin();
  await settle();
  expect(here()).toEqual(['IMTY:9', 'FBTY:1']);
  star('FBTY:2');
  star('FBTY:3');
  star('FBTY:3');
  await settle(1_000);
  expect(save).toHaveBeenCalledTimes(2);
  expect(account.stars).toEqual(['IMTY:9', 'FBTY:1', 'FBTY:2']);
  account.stars = ['FBTY:2'];
  await settle(5_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(here()).toEqual(['FBTY:2']);
});

test('a star that could not be saved is saved at the next occasion', async () => {
  begin();
  await settle();
  save.mockRejectedValueOnce(new Error('lost'));
  star('FBTY:1');
  await settle(1_000);
  expect(account.stars).toEqual([]);
  expect(here()).toEqual(['FBTY:1']);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(account.stars).toEqual(['FBTY:1']);
});

test('a full account is reported once', async () => {
  account.full = true;
  begin();
  await settle();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(onFull).toHaveBeenCalledTimes(1);
});

test('the account’s stars disappear with the session, and a late response for that session changes nothing', async () => {
  account.stars = ['IMTY:9'];
  begin();
  await settle();
  let response: (value: { stars: string[]; full: boolean }) => void = () => {};
  get.mockReturnValueOnce(
    new Promise((resolve) => {
      response = resolve;
    }),
  );
  window.dispatchEvent(new Event('online'));
  endSession();
  expect(here()).toEqual([]);
  response({ stars: ['IMTY:9'], full: false });
  await settle();
  expect(here()).toEqual([]);
  star('OBTY:5');
  expect(here()).toEqual(['OBTY:5']);
});
