/** @jest-environment jest-fixed-jsdom */
import type { Call, CallResponse } from '@pavilion/contract/call';
import { matchPastCall } from '@pavilion/contract/calls/past.calls';
import { getPast } from '@/lib/domain/betting/sport/event/past.api';
import { PAST_COPY } from '@/lib/domain/betting/sport/event/past.copy';
import { differenceText, foldedRows, isBlank, outcomeOf, tallyOf, winRate } from '@/lib/domain/betting/sport/event/past.rules';
import { readResponse } from '@/lib/platform/response';
import type { PlatformCaller } from '@/lib/platform/caller';
import { aPast, aResult, aRow, pastOnWire } from '../../../support/past.builder';
import { readSample } from '../../../support/sample';

const SAMPLE = readSample<{ response: { status_code: number; message: string; data: Record<string, unknown> } }>('match-past').response;

/** The past as the page gets it from a platform that sends these data. */
async function read(data: object) {
  const caller = async () =>
    readResponse(matchPastCall as unknown as Call<never, CallResponse<typeof matchPastCall>>, {
      status_code: 6000,
      message: '',
      data: { ...SAMPLE.data, ...data },
    });
  return getPast('FBTY', '1', {}, caller as unknown as PlatformCaller);
}

describe('the platform’s response', () => {
  test('is requested with the venue’s own id of the match', async () => {
    const caller = jest.fn(async () => pastOnWire(aPast()));
    expect(await getPast('IMTY', '1-67130891', {}, caller as unknown as PlatformCaller)).toEqual(aPast());
    expect(caller).toHaveBeenCalledWith(matchPastCall, { venue: 'IMTY', matchId: '67130891' }, {});
  });

  test('loses an invalid result, row or part alone', async () => {
    const whole = await read({});
    expect([whole.form!.home.length, whole.meetings!.length, whole.table!.rows.length]).toEqual([2, 1, 2]);
    expect(await read({ form: 5 })).toEqual({ ...whole, form: null });
    expect(await read({ meetings: null, standings: { ranking: 'coins', rows: [] } })).toEqual({ ...whole, meetings: null, table: null });
    const form = SAMPLE.data.form as { home: object[]; away: object[] };
    const broken = await read({ form: { ...form, home: [{ ...form.home[0], score: [1] }, form.home[1]] } });
    expect(broken.form!.home).toEqual([whole.form!.home[1]]);
    expect(broken.form!.away).toEqual(whole.form!.away);
  });

  test('has bounded lists, however long the platform’s are', async () => {
    const meetings = Array.from({ length: 40 }, () => (SAMPLE.data.meetings as object[])[0]!);
    expect((await read({ meetings })).meetings).toHaveLength(10);
  });
});

describe('results', () => {
  const away = { home: '绿谷', away: '红城', side: 'away' } as const;

  test('are judged from the side of their team', () => {
    expect([aResult(0, [2, 1]), aResult(0, [2, 1], away), aResult(0, [1, 1], away), aResult(0, [0, 1], away)].map(outcomeOf)).toEqual([
      'won',
      'lost',
      'drawn',
      'won',
    ]);
  });

  test('are summed', () => {
    const tally = tallyOf([aResult(0, [2, 1]), aResult(1, [4, 1], away), aResult(2, [1, 1])]);
    expect(tally).toEqual({ played: 3, won: 1, drawn: 1, lost: 1, scored: 4, conceded: 6 });
    expect(PAST_COPY.tally(tally, true)).toBe('近 3 场 1 胜 1 平 1 负');
    expect(PAST_COPY.tally(tally, false)).toBe('近 3 场 1 胜 1 负');
    expect([PAST_COPY.goals(tally), PAST_COPY.average(tally)]).toEqual(['进 4 失 6', '场均得 1.3 失 2.0']);
  });
});

describe('a table', () => {
  const table = (count: number, ...sides: number[]) =>
    Array.from({ length: count }, (_, index) =>
      aRow(index + 1, { side: sides[0] === index + 1 ? 'home' : sides.includes(index + 1) ? 'away' : null }),
    );
  const folded = (count: number, ...sides: number[]) => foldedRows(table(count, ...sides)).map((run) => run.map(({ rank }) => rank));

  test('is folded to the rows around both teams', () => {
    expect(folded(20, 4, 15)).toEqual([
      [3, 4, 5],
      [14, 15, 16],
    ]);
    expect(folded(20, 1, 20)).toEqual([
      [1, 2],
      [19, 20],
    ]);
    expect(folded(20, 7, 8)).toEqual([[6, 7, 8, 9]]);
    expect(folded(20, 7, 10)).toEqual([[6, 7, 8, 9, 10, 11]]);
  });

  test('is whole if it is short or has neither team', () => {
    expect(folded(8, 1, 8)).toEqual([[1, 2, 3, 4, 5, 6, 7, 8]]);
    expect(folded(12)).toHaveLength(1);
    expect(folded(12)[0]).toHaveLength(12);
  });

  test('shows the difference with its sign, and a share of wins', () => {
    expect([
      differenceText({ scored: 9, conceded: 2 }),
      differenceText({ scored: 2, conceded: 2 }),
      differenceText({ scored: 1, conceded: 4 }),
    ]).toEqual(['+7', '0', '-3']);
    expect([winRate({ won: 2, played: 3 }), winRate({ won: 0, played: 0 })]).toEqual(['66.7%', '—']);
  });
});

test('a past without any result is blank', () => {
  expect(isBlank({ form: null, meetings: null, table: null })).toBe(true);
  expect(isBlank({ form: { home: [], away: [] }, meetings: [], table: { ranking: 'points', rows: [] } })).toBe(true);
  expect(isBlank(aPast({ form: null, meetings: null }))).toBe(false);
  expect(isBlank(aPast({ meetings: null, table: null }))).toBe(false);
});
