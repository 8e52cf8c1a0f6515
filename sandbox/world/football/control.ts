import { SECOND } from '../../kernel/clock/calendar.ts';
import { controlStops, type Stop } from '../engine/stops.ts';
import type { Script } from './script.model.ts';
import { shownMinute } from './script.ts';
import type { ControlEvent, Incident } from '../engine/world.model.ts';

/** ms for which the sale stops after a tester's goal or card. */
const STOP = 30 * SECOND;

/**
 * The script with testers' events in the match, each from its moment on: goals, cards and corners are added, `finish` and `abandon`
 * end it, `suspend` stops the sale until `resume`. Later random events do not change. Goals, cards, corners and `finish` outside
 * play have no effect; `abandon` before kick-off calls the match off.
 */
export function withControls(script: Script, events: readonly ControlEvent[]): Script {
  const ordered = events.toSorted((a, b) => a.at - b.at);
  const end = ordered.find((event) => isEnding(event, script));
  const endAt = end ? end.at : script.endAt;
  // On a frozen clock a goal and a later `finish` have the same time: events reported before the end still count.
  const effective = end ? ordered.slice(0, ordered.indexOf(end)) : ordered.filter((event) => event.at < endAt);
  const added = effective.flatMap((event) => incidentOf(event, script) ?? []);
  const before = script.incidents.filter((one) => one.at < endAt);
  return {
    ...script,
    endAt,
    abandoned: end?.type === 'abandon',
    incidents: [...before, ...added].toSorted((a, b) => a.at - b.at),
    stops: [...script.stops, ...added.flatMap((one) => stopOf(one) ?? []), ...controlStops(ordered)].toSorted((a, b) => a.from - b.from),
  };
}

function isEnding(event: ControlEvent, script: Script): boolean {
  if (event.at >= script.endAt) return false;
  return event.type === 'abandon' || (event.type === 'finish' && event.at >= script.kickOff);
}

function incidentOf(event: ControlEvent, script: Script): Incident | null {
  const type = event.type === 'card' ? (event.colour ?? 'red') : event.type;
  if (type !== 'goal' && type !== 'corner' && type !== 'red' && type !== 'yellow') return null;
  if (event.at < script.kickOff) return null;
  const shown = minuteAt(script, event.at);
  return {
    type,
    side: event.side ?? 'home',
    minute: event.minute ?? shown.minute,
    stoppage: event.minute === undefined ? shown.stoppage : 0,
    at: event.at,
  };
}

function minuteAt(script: Script, at: number): { minute: number; stoppage: number } {
  if (at < script.halfAt) return shownMinute({ half: 0, time: at - script.kickOff });
  return shownMinute({ half: 1, time: at - script.secondAt });
}

function stopOf(incident: Incident): Stop | null {
  if (incident.type !== 'goal' && incident.type !== 'red') return null;
  return { from: incident.at, to: incident.at + STOP, reason: incident.type === 'goal' ? 'goal' : 'card' };
}
