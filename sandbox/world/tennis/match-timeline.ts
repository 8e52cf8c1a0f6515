import { MINUTE } from '../../kernel/clock/calendar.ts';
import {
  EMPTY_TIMELINE,
  type MatchTimeline,
  type TimelineEvent,
  type TimelineFigure,
  type TimelineStep,
} from '../engine/timeline.model.ts';
import type { MatchState, Pair, Side } from '../engine/world.model.ts';
import { inTieBreak, newBoard, servingNow, winGame, winPoint } from './board.ts';
import type { TennisScript } from './script.ts';

const SIDES: readonly Side[] = ['home', 'away'];

/** Timeline of a tennis match until `at`: breaks of serve and sets, and the points of every game. */
export function tennisTimeline(script: TennisScript, state: MatchState, at: number): MatchTimeline {
  if (at < script.kickOff || state.phase === 'cancelled') return EMPTY_TIMELINE;
  const board = newBoard(script.maxSets, script.firstServer);
  const events: TimelineEvent[] = [];
  const momentum: TimelineStep[] = [];
  const points = zeroPair();
  const service = zeroPair();
  const breaks = zeroPair();
  const games = zeroPair();
  let inGame: [number, number] = [0, 0];
  const addEvent = (kind: TimelineEvent['kind'], side: Side | null, period: number, score: Pair, time: number) =>
    events.push({ kind, side, period, minute: minuteAt(script, time), added: 0, score: [score[0], score[1]], at: time });
  addEvent('start', null, 1, [0, 0], script.kickOff);
  for (const act of script.acts) {
    if (act.at > at) break;
    const period = board.games.length;
    const set = board.games.at(-1)!;
    const tieBreak = inTieBreak(board);
    const server = board.server;
    const gamesBefore = set[0] + set[1];
    if (act.given) winGame(board, act.side);
    else {
      if (servingNow(board) === act.side) service[act.side] += 1;
      points[act.side] += 1;
      inGame[act.side] += 1;
      winPoint(board, act.side);
    }
    if (set[0] + set[1] === gamesBefore) continue;
    games[act.side] += 1;
    momentum.push({ period, minute: minuteAt(script, act.at), added: 0, home: inGame[0], away: inGame[1] });
    inGame = [0, 0];
    if (!tieBreak && server !== act.side) {
      breaks[act.side] += 1;
      addEvent('break', SIDES[act.side]!, period, set, act.at);
    }
    if (board.done || board.games.length > period) addEvent('set', SIDES[act.side]!, period, set, act.at);
  }
  if (inGame[0] + inGame[1] > 0)
    momentum.push({
      period: board.games.length,
      minute: minuteAt(script, Math.min(at, script.endAt)),
      added: 0,
      home: inGame[0],
      away: inGame[1],
    });
  if (state.endedAt !== null)
    addEvent(state.phase === 'abandoned' ? 'abandoned' : 'full', null, board.games.length, board.sets, script.endAt);
  return {
    length: 0,
    events,
    momentum,
    periods: state.periodScores,
    figures: [figure('points', points), figure('service-points', service), figure('breaks', breaks), figure('games', games)],
  };
}

const figure = (kind: TimelineFigure['kind'], [home, away]: Pair): TimelineFigure => ({ kind, home, away });

const zeroPair = (): [number, number] => [0, 0];

/** Minutes since the match began, from 0. */
function minuteAt(script: TennisScript, at: number): number {
  return Math.floor((at - script.kickOff) / MINUTE);
}
