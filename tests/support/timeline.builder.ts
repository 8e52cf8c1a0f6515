import type { CallResponse } from '@pavilion/contract/call';
import type { matchTimelineCall, oddsHistoryCall } from '@pavilion/contract/calls/feed.calls';
import type { Timeline } from '@/lib/domain/betting/sport/event/timeline.model';
import type { OddsHistory } from '@/lib/domain/betting/sport/trend/history.model';
import { timeOnWire } from './wire';

/** The data of `matchTimeline`. */
export function timelineOnWire({ status, length, events, momentum, figures }: Timeline): CallResponse<typeof matchTimelineCall> {
  return {
    status: status === 'over' ? 'ended' : status,
    length,
    events: [...events],
    momentum: momentum.map((step) => ({ ...step, added: 0 })),
    statistics: [...figures],
    periods: [],
  };
}

/** The data of `oddsHistory`. */
export function historyOnWire({ asOf, kickOff, points, lines }: OddsHistory): CallResponse<typeof oddsHistoryCall> {
  return {
    asOf: timeOnWire(asOf),
    kickOff: timeOnWire(kickOff),
    points: points.map(({ at, ...point }) => ({ ...point, at: timeOnWire(at) })),
    lines: lines.map(({ at, line }) => ({ at: timeOnWire(at), line })),
  };
}
