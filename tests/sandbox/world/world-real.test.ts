import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY, HOUR, MINUTE } from '../../support/time.ts';
import { FB, worldAt } from '../../support/world.ts';

const WEEKS_52 = 364 * DAY;
const folders: string[] = [];

function folderWith(files: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-seasons-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A little league: an old season, the newest finished one, and a calendar that is not played yet. */
const match = (id: string, utc: string | undefined, h: string, a: string, more: object) => ({
  id,
  r: 0,
  d: (utc ?? '2025-03-09').slice(0, 10),
  ...(utc ? { utc } : {}),
  h,
  a,
  ...more,
});
const ENGLAND = {
  league: 'eng.1',
  seasons: [
    {
      season: '2023-24',
      rounds: [],
      matches: [match('eng.1:2023-24:001', '2024-03-02T15:00Z', 'everton', 'fulham', { s: 'FT', ht: [0, 0], ft: [9, 9] })],
    },
    {
      season: '2024-25',
      rounds: [],
      matches: [
        match('eng.1:2024-25:001', '2025-03-01T15:00Z', 'arsenal', 'chelsea', { s: 'FT', ht: [1, 0], ft: [3, 2] }),
        match('eng.1:2024-25:002', '2025-03-01T15:00Z', 'liverpool', 'everton', { s: 'FT', ht: [0, 2], ft: [0, 2] }),
        match('eng.1:2024-25:003', '2025-03-02T16:30Z', 'fulham', 'brighton', { s: 'FT', ht: [0, 0], ft: [0, 0] }),
        match('eng.1:2024-25:004', '2025-03-08T15:00Z', 'chelsea', 'liverpool', { s: 'FT', ht: [2, 2], ft: [4, 4] }),
        match('eng.1:2024-25:005', undefined, 'brighton', 'arsenal', { s: 'PST' }),
        match('eng.1:2024-25:006', '2025-03-09T15:00Z', 'everton', 'brighton', { s: 'FT', ht: [0, 0], ft: [1, 0] }),
      ],
    },
    { season: '2025-26', rounds: [], matches: [match('eng.1:2025-26:001', '2026-08-15T15:00Z', 'arsenal', 'chelsea', { s: 'NS' })] },
  ],
};
const WORLD_CUP = {
  league: 'fifa.world',
  seasons: [
    {
      season: '2022',
      rounds: [],
      matches: [
        match('fifa.world:2022:001', '2022-11-20T16:00Z', 'nt-qat', 'nt-ecu', {
          s: 'FT',
          ht: [0, 2],
          ft: [0, 2],
          goals: [
            { s: 'a', m: 16 },
            { s: 'a', m: 31 },
          ],
        }),
        match('fifa.world:2022:002', '2022-11-21T13:00Z', 'nt-eng', 'nt-irn', {
          s: 'FT',
          ht: [1, 0],
          ft: [1, 1],
          et: [2, 1],
          goals: [
            { s: 'h', m: 45, x: 12 },
            { s: 'a', m: 90, x: 13 },
            { s: 'h', m: 105 },
          ],
        }),
      ],
    },
  ],
};

describe('real seasons', () => {
  const folder = folderWith({ 'fixtures-eng.1.json': ENGLAND, 'fixtures-fifa.world.json': WORLD_CUP });
  /** The season as it comes back 52 weeks later. */
  const start = Date.UTC(2025, 2, 1) + WEEKS_52;
  const world = worldAt(start, { dataFolder: folder });
  const real = world.matchesBetween(start, start + 30 * DAY).filter((one) => !one.simulated);

  test('replays the newest finished season moved by whole years of 52 weeks, keeping weekday and hour', () => {
    expect(real.map((one) => `${one.home.name}–${one.away.name}`)).toEqual([
      '阿森纳–切尔西',
      '利物浦–埃弗顿',
      '富勒姆–布莱顿',
      '切尔西–利物浦',
      '布莱顿–阿森纳',
      '埃弗顿–布莱顿',
    ]);
    expect(real.map((one) => one.kickOff - WEEKS_52)).toEqual(
      ['2025-03-01T15:00Z', '2025-03-01T15:00Z', '2025-03-02T16:30Z', '2025-03-08T15:00Z', '2025-03-09T12:00Z', '2025-03-09T15:00Z'].map(
        (text) => Date.parse(text),
      ),
    );
    const muchLater = world.matchesBetween(start + 5 * WEEKS_52, start + 5 * WEEKS_52 + 30 * DAY).filter((one) => !one.simulated);
    expect(muchLater.map((one) => one.home.id)).toEqual(real.map((one) => one.home.id));
    expect(new Set([...real, ...muchLater].map((one) => one.number)).size).toBe(12);
  });

  test('have a past of their own season alone, because the next one repeats it', async () => {
    const namesOf = (list: readonly { match: { home: { name: string }; away: { name: string } } }[]) =>
      list.map(({ match: { home, away } }) => `${home.name}–${away.name}`);
    const [first, , , fourth] = real;
    const before = await world.past(first!, first!.kickOff - HOUR);
    expect(before).toEqual({ form: { home: [], away: [] }, meetings: [], table: null });
    const { form, table } = await world.past(fourth!, fourth!.kickOff);
    expect([namesOf(form.home), namesOf(form.away)]).toEqual([['阿森纳–切尔西'], ['利物浦–埃弗顿']]);
    expect(table!.rows.map(({ team, played, points }) => [team.name, played, points])).toEqual(
      expect.arrayContaining([
        ['阿森纳', 1, 3],
        ['利物浦', 1, 0],
        ['富勒姆', 1, 1],
      ]),
    );
    const again = world.matchesBetween(start + WEEKS_52, start + WEEKS_52 + DAY).find((one) => one.home.id === first!.home.id)!;
    expect((await world.past(again, again.kickOff - HOUR)).form).toEqual({ home: [], away: [] });
  });

  test('ends each match with its real score, plus goals added by control events', () => {
    const results = real.map((one) => world.state(one, one.kickOff + 3 * HOUR));
    expect(results.filter((end) => end.phase === 'ended').map((end) => [end.halfScore, end.score])).toEqual([
      [
        [1, 0],
        [3, 2],
      ],
      [
        [0, 2],
        [0, 2],
      ],
      [
        [0, 0],
        [0, 0],
      ],
      [
        [2, 2],
        [4, 4],
      ],
      [
        [0, 0],
        [1, 0],
      ],
    ]);
    const one = real[0]!;
    const added = worldAt(start, {
      dataFolder: folder,
      control: [{ matchId: one.id, type: 'goal', side: 'away', at: one.kickOff + 10 * MINUTE }],
    });
    expect(added.state(one, one.kickOff + 3 * HOUR).score).toEqual([3, 3]);
  });

  test('cancels a postponed match and does not sell it', () => {
    const off = real[4]!;
    expect(off.cancelled).toBe(true);
    expect(world.state(off, off.kickOff + HOUR).phase).toBe('cancelled');
    expect(world.markets(off, FB, off.kickOff - DAY)).toEqual([]);
  });

  test('takes goal minutes from the goal list when it exists, without extra time, for every seed', () => {
    const opening = Date.UTC(2022, 10, 20) + 4 * WEEKS_52;
    const cup = world.matchesBetween(opening, opening + 3 * DAY).filter((one) => !one.simulated);
    const goals = cup.map((one) =>
      world
        .state(one, one.kickOff + 3 * HOUR)
        .incidents.filter((incident) => incident.type === 'goal')
        .map((goal) => [goal.side, goal.minute, goal.stoppage]),
    );
    const timelines = cup.map((one) =>
      world
        .timeline(one, one.kickOff + 3 * HOUR)
        .events.filter((event) => event.kind === 'goal')
        .map((goal) => [goal.side, goal.minute, goal.added]),
    );
    expect(timelines).toEqual(goals);
    expect(goals).toEqual([
      [
        ['away', 16, 0],
        ['away', 31, 0],
      ],
      [
        ['home', 45, 12],
        ['away', 90, 13],
      ],
    ]);
    expect(cup.map((one) => one.neutral)).toEqual([false, true]);
    const other = worldAt(start, { dataFolder: folder, seed: 'other' });
    expect(other.state(real[0]!, real[0]!.kickOff + 3 * HOUR)).toEqual(world.state(real[0]!, real[0]!.kickOff + 3 * HOUR));
  });

  test('adds generated matches of small leagues at every hour, marked as simulated', () => {
    for (let hour = 0; hour < 48; hour += 1) {
      world.set(start + hour * HOUR);
      const live = world.live();
      expect(live.filter((one) => one.simulated).length).toBeGreaterThanOrEqual(3);
      expect(live.filter((one) => one.simulated).every((one) => one.league.rank === 5)).toBe(true);
    }
    world.set(start);
  });

  test.each([
    ['a missing folder', () => join(tmpdir(), 'pavilion-no-such-folder'), /^SANDBOX_DATA: the folder .+ cannot be read\.$/],
    ['an empty folder', () => folderWith({}), /^SANDBOX_DATA: .+ holds no fixtures-\*\.json files\.$/],
    ['broken JSON', () => folderWith({ 'fixtures-eng.1.json': '{' }), /^SANDBOX_DATA: .+fixtures-eng\.1\.json is not readable JSON\.$/],
    [
      'another format',
      () => folderWith({ 'fixtures-eng.1.json': { league: 'eng.1', seasons: [{ season: '1', matches: [{}] }] } }),
      /^SANDBOX_DATA: .+ is not in the expected format at seasons\.0\.matches\.0\.id\.$/,
    ],
    [
      'an unknown league',
      () => folderWith({ 'fixtures-x.json': { league: 'x', seasons: [] } }),
      /^SANDBOX_DATA: the league x is unknown\.$/,
    ],
    [
      'an unknown team',
      () =>
        folderWith({
          'fixtures-eng.1.json': {
            league: 'eng.1',
            seasons: [
              { season: '1', matches: [match('1', '2025-03-01T15:00Z', 'nobody', 'arsenal', { s: 'FT', ht: [0, 0], ft: [0, 0] })] },
            ],
          },
        }),
      /^SANDBOX_DATA: the team nobody is in no teams\.json\.$/,
    ],
  ])('%s is reported in one sentence', (_, folderOf, message) => {
    expect(() => worldAt(start, { dataFolder: folderOf() })).toThrow(message);
  });

  test('plays teams that only the folder contains under their own names', () => {
    const own = folderWith({
      'fixtures-eng.1.json': {
        league: 'eng.1',
        seasons: [{ season: '1', matches: [match('1', '2025-03-01T15:00Z', 'nobody', 'arsenal', { s: 'FT', ht: [0, 0], ft: [1, 0] })] }],
      },
      'teams.json': [{ id: 'nobody', zh: '无名队', country: 'ENG' }],
    });
    expect(
      worldAt(start, { dataFolder: own })
        .matchesBetween(start, start + DAY)
        .find((one) => !one.simulated)?.home.name,
    ).toBe('无名队');
  });
});
