import type { Module } from '../../module';
import { registerGameControl } from './game.control';
import { registerGameCalls } from './game.routes';
import * as schema from './game.tables';
import { createGameApp } from './game-server';
import { startRoundEnds } from './round-end';
import { sweepGames } from './round.store';
import { DAY } from '../../../kernel/clock/calendar';

/** Real ms after which trial play and prepared rounds are removed. */
const STORED_MS = 2 * DAY;

export const gameModule: Module = {
  name: 'community/game',
  needs: ['betting/stake', 'member/account', 'member/call', 'member/limit', 'member/session', 'money/deposit'],
  tables: schema,
  routes: registerGameCalls,
  jobs: (context) => [startRoundEnds(context)],
  control: registerGameControl,
  origin: createGameApp,
  sweep: ({ db }, now) => sweepGames(db, now - STORED_MS),
};
