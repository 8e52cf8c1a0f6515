import { followListCall, followSaveCall, MAX_FOLLOWS } from '@pavilion/contract/calls/follow.calls';
import { sendCall } from '../../support/platform-client';
import type { Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';

jest.setTimeout(60_000);

const DAY = 86_400_000;
const NOW = '2026-11-21T12:00:00.000Z';
const star = (matchId: string | number, startTime: string | null = '2026-11-22T12:00:00.000Z', venue = 'FBTY') => ({
  venue,
  matchId: String(matchId),
  startTime,
});
const inDays = (days: number) => new Date(Date.parse(NOW) + days * DAY).toISOString();

let sandbox: Sandbox;
interface Wanted {
  add?: readonly ReturnType<typeof star>[];
  remove?: readonly { venue: string; matchId: string }[];
}

async function follower() {
  const { token, userName } = await sandbox.control.member();
  const read = (response: { data: { list: { venue: string; matchId: string }[] } }) =>
    response.data.list.map(({ venue, matchId }) => `${venue}:${matchId}`);
  const save = ({ add = [], remove = [] }: Wanted) => sendCall(sandbox.origin, followSaveCall, { add, remove }, { token });
  return {
    token,
    userName,
    save,
    saved: async (wanted: Wanted) => read(await save(wanted)),
    list: async () => read(await sendCall(sandbox.origin, followListCall, {}, { token })),
  };
}

describe('followed matches', () => {
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);
  beforeEach(() => sandbox.control.clock({ mode: 'freeze', set: NOW }));
  afterEach(() => sandbox.control.reset());

  it('adds and removes, the oldest star first, and the same again changes nothing', async () => {
    const { saved, list } = await follower();
    const change = { add: [star(1), star(2, null), star(1, null, 'IMTY')] };
    expect(await saved(change)).toEqual(['FBTY:1', 'FBTY:2', 'IMTY:1']);
    expect(await saved(change)).toEqual(['FBTY:1', 'FBTY:2', 'IMTY:1']);
    await sandbox.control.clock({ advanceMs: 1000 });
    const next = { add: [star(3), star(2)], remove: [{ venue: 'FBTY', matchId: '1' }] };
    expect(await saved(next)).toEqual(['FBTY:2', 'IMTY:1', 'FBTY:3']);
    expect(await saved(next)).toEqual(['FBTY:2', 'IMTY:1', 'FBTY:3']);
    expect(await list()).toEqual(['FBTY:2', 'IMTY:1', 'FBTY:3']);
  });

  it('repeating a request after a lost response gives the intended result', async () => {
    const { save, list, saved } = await follower();
    await sandbox.control.fault({ call: 'POST /site/api/v1/favorite/match/save', drop: 'after', times: 1 });
    await expect(save({ add: [star(1)] })).rejects.toThrow();
    expect(await saved({ add: [star(1)] })).toEqual(['FBTY:1']);
    expect(await list()).toEqual(['FBTY:1']);
    await sandbox.control.fault({ call: 'POST /site/api/v1/favorite/match/save', statusCode: 10_001, times: 1 });
    expect((await save({ add: [star(2)] })).status_code).toBe(10_001);
    expect(await list()).toEqual(['FBTY:1']);
  });

  it('forgets a match three days after its start, or a month after its star when the start is unknown', async () => {
    const { saved, list } = await follower();
    await saved({ add: [star('early', inDays(1)), star('late', inDays(20)), star('unknown', null), star('learned', null)] });
    await saved({ add: [star('learned', inDays(2))] });
    const at = async (days: number) => {
      await sandbox.control.clock({ mode: 'freeze', set: inDays(days) });
      return list();
    };
    expect(await at(4)).toEqual(['FBTY:early', 'FBTY:late', 'FBTY:unknown', 'FBTY:learned']);
    expect(await at(4.01)).toEqual(['FBTY:late', 'FBTY:unknown', 'FBTY:learned']);
    expect(await at(5.01)).toEqual(['FBTY:late', 'FBTY:unknown']);
    expect(await at(23.01)).toEqual(['FBTY:unknown']);
    expect(await at(33.01)).toEqual([]);
  });

  it('takes as many as fit, and reports that the list is full', async () => {
    const { save, saved } = await follower();
    const many = Array.from({ length: MAX_FOLLOWS - 1 }, (_, index) => star(index));
    expect((await save({ add: many })).data.full).toBe('0');
    await sandbox.control.clock({ advanceMs: 1000 });
    const { data } = await save({ add: [star('a'), star('b'), star(0)] });
    expect([data.full, data.list.length, data.list.at(-1)!.matchId]).toEqual(['1', MAX_FOLLOWS, 'a']);
    // Removals make room for additions in the same save.
    expect(await saved({ add: [star('b')], remove: [{ venue: 'FBTY', matchId: '0' }] })).toContain('FBTY:b');
    expect((await save({ add: [...many, star('x'), star('y')] })).status_code).not.toBe(6000);
  });

  it('one member neither sees nor changes what another follows', async () => {
    const [first, second] = [await follower(), await follower()];
    await first.saved({ add: [star(1)] });
    expect(await second.list()).toEqual([]);
    expect(await second.saved({ add: [star(2)], remove: [{ venue: 'FBTY', matchId: '1' }] })).toEqual(['FBTY:2']);
    expect(await first.list()).toEqual(['FBTY:1']);
    for (const call of [followListCall, followSaveCall]) {
      expect((await sendCall(sandbox.origin, call as typeof followSaveCall, { add: [], remove: [] })).status_code).toBe(10_004);
    }
  });

  it('two simultaneous saves of one member lose nothing', async () => {
    const { save, list } = await follower();
    await Promise.all([save({ add: [star(1), star(2)] }), save({ add: [star(3)] }), save({ add: [star(4)], remove: [star(9)] })]);
    expect((await list()).toSorted()).toEqual(['FBTY:1', 'FBTY:2', 'FBTY:3', 'FBTY:4']);
  });
});
