/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { walletListCall } from '@pavilion/contract/calls/wallet.calls';
import type { VenueCode } from '@pavilion/contract/constants';
import { SlipSheet } from '@/components/betting/slip/slip-sheet';
import { closeToast, toastQueue } from '@/components/ui/toast/toast-queue';
import type { ComboLimit } from '@/lib/domain/betting/order/combo.model';
import type { Market, Match } from '@/lib/domain/betting/match/sport.model';
import { toLeg } from '@/lib/domain/betting/slip/leg.rules';
import { usePlacements } from '@/lib/domain/betting/slip/placement.store';
import type { SlipLeg } from '@/lib/domain/betting/slip/slip.model';
import { useSlip } from '@/lib/domain/betting/slip/slip.store';
import { BusinessError } from '@/lib/kit/http/errors';
import { dropToken, saveToken } from '@/lib/platform/token';
import { mockDialogs } from '../../support/dialogs';
import { fakePlatform } from '../../support/fake-platform';
import { handicap, match, winner } from '../../support/match.builder';
import { aMember, memberOnWire } from '../../support/member.builder';
import { renderWithClient } from '../../support/render-with-client';
import { aLeg, aQuote, aRecord } from '../../support/slip.builder';
import { walletsOnWire } from '../../support/wallet.builder';

type Fixture = 'a' | 'b' | 'c';
const TEAMS: Record<Fixture, readonly [string, string]> = { a: ['红城', '蓝港'], b: ['绿野', '白山'], c: ['黑林', '黄沙'] };
const FIXTURES = ['a', 'b', 'c'] as const;
const VENUES = ['FBTY', 'IMTY', 'OBTY'] as const;

/** Home prices of the three fixtures at each venue. */
const PRICES: Record<VenueCode, Record<Fixture, string>> = {
  FBTY: { a: '2', b: '3.3', c: '4' },
  IMTY: { a: '2.1', b: '3', c: '4' },
  OBTY: { a: '1.9', b: '3', c: '4' },
};

const stub: {
  prices: typeof PRICES;
  /** Replaces the markets of a venue's fixture. */
  markets: Partial<Record<string, readonly Market[]>>;
  quoted: Partial<Record<string, string>>;
  unsold: VenueCode[];
  lists: (venue: VenueCode) => Promise<void>;
  requests: string[];
} = { prices: PRICES, markets: {}, quoted: {}, unsold: [], lists: async () => undefined, requests: [] };

const matchAt = (venue: VenueCode, fixture: Fixture): Match => {
  const [home, away] = TEAMS[fixture];
  const id = `${venue}-${fixture}`;
  const markets = stub.markets[id] ?? [winner(id, [stub.prices[venue][fixture], '4.7', '9.2'])];
  const named = markets.map((market) => ({
    ...market,
    selections: market.selections.map((one) => (one.role === 'home' ? { ...one, name: home } : one)),
  }));
  return match(id, { venue, home: { id: home, name: home }, away: { id: away, name: away }, markets: named });
};
const legAt = (venue: VenueCode, fixture: Fixture): SlipLeg => {
  const own = matchAt(venue, fixture);
  const market = own.markets[0]!;
  return toLeg(own, market, { ...market.selections[0]!, name: TEAMS[fixture][0] }, market.selections[0]!.price!);
};

const mockParts = (venue: VenueCode) => {
  const quotesOf = (legs: readonly SlipLeg[]) =>
    legs.map((leg) => {
      const [, fixture] = leg.matchId.split('-') as [string, Fixture];
      return aQuote({ ...aLeg(), ...leg, line: null }, { price: stub.quoted[leg.matchId] ?? stub.prices[venue][fixture] });
    });
  const parlay = (legs: number): ComboLimit => ({ size: legs, bets: 1, price: null, min: 1_000n, max: 100_000n });
  return {
    async getMatches() {
      stub.requests.push(`list ${venue}`);
      await stub.lists(venue);
      return { matches: FIXTURES.map((fixture) => matchAt(venue, fixture)), total: 3, invalidRows: 0 };
    },
    async getMatch(id: string) {
      stub.requests.push(`match ${id}`);
      return matchAt(venue, id.split('-')[1] as Fixture);
    },
    async getQuotes(legs: readonly SlipLeg[]) {
      stub.requests.push(`quote ${venue}`);
      return quotesOf(legs);
    },
    async getComboQuote(legs: readonly SlipLeg[]) {
      return { quotes: quotesOf(legs), combos: stub.unsold.includes(venue) ? [] : [parlay(legs.length)] };
    },
  };
};
jest.mock('@/lib/venues/registry', () =>
  jest
    .requireActual<typeof import('../../support/venue-registry')>('../../support/venue-registry')
    .registryOf(['FBTY', 'IMTY', 'OBTY'], (venue) => mockParts(venue)),
);

const platform = fakePlatform();
platform
  .on(memberInfoCall, memberOnWire)
  .mockImplementation(async () => aMember({ id: 'm', balance: 50_000n, locked: 0n, autoTransfer: true }));
platform
  .on(walletListCall, walletsOnWire)
  .mockImplementation(async () => ({ autoTransfer: true, central: { available: 50_000n, locked: 0n }, venues: [] }));

beforeAll(mockDialogs);
beforeEach(() => {
  jest.useFakeTimers();
  saveToken('token-of-a-member', false);
  Object.assign(stub, { prices: PRICES, markets: {}, quoted: {}, unsold: [], lists: async () => undefined, requests: [] });
  usePlacements.setState({ records: [], known: [] });
  setSlip(
    VENUES.map((venue, index) => legAt(venue, FIXTURES[index]!)),
    'parlay',
  );
});
afterEach(() => {
  closeToast();
  dropToken();
  jest.useRealTimers();
});

function setSlip(legs: readonly SlipLeg[], mode: 'single' | 'parlay' | null, stakes: Record<string, string> = {}): void {
  useSlip.setState({ legs, stakes, mode, policy: { kind: 'better' } });
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const legs = () => useSlip.getState().legs.map(({ selectionId, seenPrice }) => `${selectionId} ${seenPrice}`);
const tap = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

/** The slip's keypad has an undo of its own. */
const undo = () => within(document.querySelector<HTMLElement>('.toast')!).getByRole('button', { name: '撤销' });

async function open(isOpen = true) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderWithClient(<SlipSheet open={isOpen} onClose={() => undefined} />, client);
  await pass(200);
  await pass(200);
}
const row = (home: string) => within(screen.getByRole('button', { name: `移除 ${home}` }).closest('li')!);
const foot = () => within(screen.getByRole('region', { name: '同馆串关' }));

describe('a parlay over three venues', () => {
  test('offers each clashing leg the venue of the first, and all legs the venue with the highest total', async () => {
    await open();
    const button = row('绿野').getByRole('button', { name: '换到 FB：绿野独赢，赔率 3.30' });
    expect(button.parentElement!.textContent).toBe('IM 3.00 → FB 3.30换到 FB');
    row('黑林').getByRole('button', { name: '换到 FB：黑林独赢，赔率 4.00' });
    expect(row('红城').queryByRole('button', { name: /^换到/ })).toBeNull();
    expect(foot().getByText(/三项都可在/).textContent).toBe('三项都可在 FB 串总赔率 26.40');
    foot().getByRole('button', { name: '一键换馆，全部换到 FB，总赔率 26.40' });
    expect(
      foot()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['一键换馆', 'IM 25.20', 'OB 22.80']);
  });

  test('moves as a whole with one tap, keeps order and stake, and is undone', async () => {
    useSlip.setState({ stakes: { 'combo:all': '20' } });
    const before = legs();
    await open();
    await tap(/^一键换馆/);
    expect(legs()).toEqual(['FBTY-a_1 2', 'FBTY-b_1 3.3', 'FBTY-c_1 4']);
    expect(useSlip.getState()).toMatchObject({ mode: 'parlay', stakes: { 'combo:all': '20' } });
    expect(toastQueue.current()).toMatchObject({ text: '已换到 FB', spoken: '已把三项换到 FB，总赔率 26.40' });
    await pass(600);
    expect(screen.queryByRole('region', { name: '同馆串关' })).toBeNull();
    // The parlay can be bet at once, at the quotes of its venue.
    screen.getByRole('button', { name: /^投注 20\.00/ });
    await pass(4_000);
    await act(async () => void fireEvent.click(undo()));
    expect(legs()).toEqual(before);
    expect(useSlip.getState()).toMatchObject({ mode: 'parlay', stakes: { 'combo:all': '20' } });
  });

  test('offers the undo for six seconds', async () => {
    await open();
    await tap(/^一键换馆/);
    await pass(5_900);
    undo();
    await pass(200);
    expect(toastQueue.current()).toBeNull();
  });

  test('moves leg by leg, and a second tap at once moves no other leg', async () => {
    await open();
    await tap(/^换到 FB：绿野/);
    expect(legs()).toEqual(['FBTY-a_1 2', 'FBTY-b_1 3.3', 'OBTY-c_1 4']);
    await tap(/^换到 FB：黑林/);
    expect(legs()[2]).toBe('OBTY-c_1 4');
    await pass(600);
    await tap(/^换到 FB：黑林/);
    expect(legs()[2]).toBe('FBTY-c_1 4');
  });

  test('is offered no venue that does not sell it together', async () => {
    stub.unsold = ['FBTY', 'OBTY'];
    await open();
    expect(
      foot()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['一键换馆']);
    foot().getByText('IM');
    stub.unsold = ['FBTY', 'IMTY', 'OBTY'];
    await pass(16_000);
    foot().getByText('暂无场馆可同时接受这三项');
  });

  test('states why a leg cannot be moved', async () => {
    setSlip([legAt('FBTY', 'a'), handicapLeg('IMTY', 'b'), legAt('OBTY', 'c')], 'parlay');
    stub.markets = { 'FBTY-b': [handicap('FBTY-b', '-1')], 'OBTY-b': [], 'FBTY-c': [], 'IMTY-c': [] };
    await open();
    row('绿野 -0.5/1').getByText('FB 为 -1，不同盘口');
    row('黑林').getByText('其他馆暂无此盘口');
    foot().getByText('暂无场馆可同时接受这三项');
  });

  test('reports a venue in maintenance, and a market that its venue alone can name', async () => {
    const named = { ...legAt('OBTY', 'c'), marketKind: 'other' as const, marketName: '开球球队' };
    setSlip([legAt('FBTY', 'a'), legAt('IMTY', 'b'), named], 'parlay');
    stub.lists = async (venue) => {
      if (venue === 'FBTY') throw new BusinessError(8, '维护中', null, 'FBTY', null, 'maintenance');
    };
    await open();
    row('绿野').getByText('FB 维护中');
    row('黑林').getByText('此盘口不支持换馆');
    // The venue is still in maintenance while it is requested again.
    stub.lists = () => new Promise(() => undefined);
    await pass(16_000);
    row('绿野').getByText('FB 维护中');
  });

  test('shows its search for a second, in a place that stays', async () => {
    stub.lists = () => new Promise(() => undefined);
    await open();
    const line = row('绿野').getByText('正在比价').parentElement!;
    foot().getByText('正在比价');
    await pass(1_100);
    expect(line.isConnected).toBe(true);
    expect([line.textContent, screen.queryByText('正在比价')]).toEqual(['', null]);
    expect(foot().queryByText('暂无场馆可同时接受这三项')).toBeNull();
  });

  test('never moves a leg whose bet is under way', async () => {
    const third = useSlip.getState().legs[2];
    usePlacements.setState({ records: [aRecord({ member: 'm', legs: [third!], state: { step: 'pending', orderId: '1' } })], known: [] });
    await open();
    expect(screen.queryByRole('button', { name: /黑林独赢/ })).toBeNull();
    expect(
      foot()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['一键换馆']);
    foot().getByText('OB');
  });

  test('is offered to visitors too, by what they can see', async () => {
    dropToken();
    stub.markets = { 'OBTY-c': [winner('OBTY-c', ['4', '4.7', '9.2'], { parlay: false })] };
    await open();
    expect(stub.requests.filter((request) => request.startsWith('quote'))).toEqual([]);
    // OB sells the third match as a single alone.
    expect(
      foot()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['一键换馆', 'IM 25.20']);
  });

  test('costs one search of a match at a venue, and nothing while the slip is closed', async () => {
    const draw = { ...legAt('IMTY', 'b'), role: 'draw' as const, selectionId: 'IMTY-b_3' };
    setSlip([legAt('FBTY', 'a'), legAt('IMTY', 'b'), draw], 'parlay');
    await open(false);
    expect(stub.requests).toEqual([]);
    cleanup();
    await open();
    for (const venue of VENUES) expect(stub.requests.filter((request) => request === `list ${venue}`)).toHaveLength(1);
    expect(stub.requests.filter((request) => request === 'match FBTY-b')).toHaveLength(1);
  });
});

describe('singles', () => {
  beforeEach(() => setSlip([legAt('OBTY', 'a'), legAt('FBTY', 'b')], 'single', { 'OBTY-a_1': '50' }));

  test('are offered a venue whose price is at least one percent higher', async () => {
    await open();
    expect(row('红城').getByRole('button', { name: '换到 IM：红城独赢，赔率 2.10，高 0.20' }).textContent).toBe('换到 IM 2.10');
    expect(row('绿野').queryByRole('button', { name: /^换到/ })).toBeNull();
  });

  test('are moved and undone with their stake and price, and stay singles', async () => {
    useSlip.setState({ mode: null });
    await open();
    await tap(/^换到 IM：红城独赢，赔率 2.10/);
    expect(useSlip.getState()).toMatchObject({ mode: 'single', stakes: { 'IMTY-a_1': '50' } });
    expect(legs()).toEqual(['IMTY-a_1 2.1', 'FBTY-b_1 3.3']);
    expect(toastQueue.current()).toMatchObject({ text: '已换到 IM', spoken: '已把红城独赢换到 IM，赔率 2.10' });
    await pass(100);
    // The pressed button is gone: the focus is on the row that took its place.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '移除 红城' }).closest('li'));
    await act(async () => void fireEvent.click(undo()));
    expect(legs()).toEqual(['OBTY-a_1 1.9', 'FBTY-b_1 3.3']);
    expect(useSlip.getState()).toMatchObject({ mode: null, stakes: { 'OBTY-a_1': '50' } });
  });

  test('stay singles when all of them come to one venue', async () => {
    setSlip([legAt('OBTY', 'b'), legAt('FBTY', 'a')], null);
    await open();
    await tap(/^换到 FB：绿野独赢，赔率 3.30/);
    expect(useSlip.getState().legs.every(({ venue }) => venue === 'FBTY')).toBe(true);
    expect(useSlip.getState().mode).toBe('single');
  });

  test('are quoted at the new venue: a lower quote needs the member’s consent', async () => {
    stub.quoted = { 'IMTY-a': '2.05' };
    await open();
    await tap(/^换到 IM：红城/);
    await pass(300);
    screen.getByText('已降 0.05');
    screen.getByRole('button', { name: /^接受新赔率/ });
  });

  test('are not offered while their bet is confirmed', async () => {
    const records = [aRecord({ member: 'm', legs: [legAt('OBTY', 'a')], state: { step: 'pending' as const, orderId: '1' } })];
    usePlacements.setState({ records, known: [] });
    await open();
    expect(screen.queryByRole('button', { name: /^换到/ })).toBeNull();
  });

  test('are not offered what the wallet cannot pay', async () => {
    useSlip.setState({ stakes: { 'OBTY-a_1': '9999' } });
    await open();
    expect(screen.queryByRole('button', { name: /^换到 IM/ })).toBeNull();
  });
});

function handicapLeg(venue: VenueCode, fixture: Fixture): SlipLeg {
  const own = { ...matchAt(venue, fixture), markets: [handicap(`${venue}-${fixture}`)] };
  return toLeg(own, own.markets[0]!, { ...own.markets[0]!.selections[0]!, name: TEAMS[fixture][0] }, '3');
}
