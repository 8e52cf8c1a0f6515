import type { CallResponse } from '@pavilion/contract/call';
import type { matchPastCall } from '@pavilion/contract/calls/past.calls';
import type { Past, PastResult, TableRow } from '@/lib/domain/betting/sport/event/past.model';
import { DAY } from './time';
import { timeOnWire } from './wire';

const resultOnWire = ({ kickOff, score, ...result }: PastResult) => ({
  ...result,
  score: [...score] as [number, number],
  kickOff: timeOnWire(kickOff),
});

/** The data of `matchPast`. */
export function pastOnWire({ form, meetings, table }: Past): CallResponse<typeof matchPastCall> {
  return {
    form: form && { home: form.home.map(resultOnWire), away: form.away.map(resultOnWire) },
    meetings: meetings && meetings.map(resultOnWire),
    standings: table && { ranking: table.ranking, rows: table.rows.map(({ form: outcomes, ...row }) => ({ ...row, form: [...outcomes] })) },
  };
}

/** 2026-11-14 23:00 in UTC+8. */
const NEWEST = Date.UTC(2026, 10, 14, 15);

/** A result of 红城 or, with another name, of that team, `weeks` before the newest. */
export function aResult(weeks: number, score: readonly [number, number], over: Partial<PastResult> = {}): PastResult {
  return { kickOff: NEWEST - weeks * 7 * DAY, league: '北境', home: '红城', away: '绿谷', score, side: 'home', ...over };
}

export function aRow(rank: number, over: Partial<TableRow> = {}): TableRow {
  return {
    rank,
    team: `队${rank}`,
    side: null,
    played: 10,
    won: 5,
    drawn: 3,
    lost: 2,
    scored: 15,
    conceded: 9,
    points: 18,
    form: ['won', 'drawn', 'lost', 'won', 'won'],
    ...over,
  };
}

/** Form, meetings and a table of twelve teams, 红城 third and 蓝港 tenth. */
export function aPast(over: Partial<Past> = {}): Past {
  return {
    form: {
      home: [aResult(0, [2, 0]), aResult(1, [1, 1], { home: '绿谷', away: '红城', side: 'away' })],
      away: [aResult(0, [3, 1], { home: '白堡', away: '蓝港', side: 'away' })],
    },
    meetings: [
      aResult(30, [1, 0], { away: '蓝港' }),
      aResult(50, [2, 2], { home: '蓝港', away: '红城', side: 'away' }),
      aResult(52, [0, 3], { away: '蓝港' }),
    ],
    table: {
      ranking: 'points',
      rows: Array.from({ length: 12 }, (_, index) => {
        const rank = index + 1;
        if (rank === 3) return aRow(rank, { team: '红城', side: 'home' });
        return rank === 10 ? aRow(rank, { team: '蓝港', side: 'away', scored: 8, conceded: 12, points: 9 }) : aRow(rank);
      }),
    },
    ...over,
  };
}
