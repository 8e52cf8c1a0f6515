import { randomUUID } from 'node:crypto';
import { venueLaunchCall } from '@pavilion/contract/calls/launch.calls';
import { gameListCall } from '@pavilion/contract/calls/game.calls';
import { launchRequest } from '@/lib/domain/betting/launch/launch.rules';
import type { GameView } from '../../sandbox/modules/community/game/game-server';
import { GAMES, type GameCode } from '../../sandbox/modules/community/game/game-catalog';
import { sendCall } from './platform-client';

/** A game's response: its state, or the reason of its rejection. */
export interface GameResponse {
  status: number;
  view: GameView;
  message: string;
}

/** The launch of a game by a member, or for trial play without a token, of a device of its own unless one is given. */
export function launchGame(
  origin: string,
  game: GameCode,
  token?: string,
  { trial = false, uuid = token ? undefined : randomUUID() }: { trial?: boolean; uuid?: string } = {},
) {
  const body = { ...launchRequest(GAMES[game].venue, false), gameCode: game, temporaryParam: trial ? 'trial' : '' };
  // A member launches on the device of the session.
  return sendCall(origin, venueLaunchCall, body, { token, ...(uuid !== undefined && { uuid }) });
}

/** A session at a game, straight at the games' origin. @throws when the launch is rejected. */
export async function openGame(origin: string, game: GameCode, token?: string, device: { uuid?: string } = {}) {
  const { data, message } = await launchGame(origin, game, token, device);
  if (!data) throw new Error(`not launched: ${message}`);
  return gameOf(data.apiUrl!, data.token!);
}

/** The game's own calls with a token. */
export function gameOf(gameOrigin: string, token: string) {
  async function call(path: string, body: object = {}): Promise<GameResponse> {
    const response = await fetch(`${gameOrigin}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    const data = await response.json();
    return { status: response.status, view: data, message: data.message ?? '' };
  }
  const state = async () => (await call('session')).view;
  return {
    gameOrigin,
    token,
    call,
    state,
    /** Plays the prepared round; `changes` of the request. */
    async play(bet: string, stake = 1_000, changes: object = {}) {
      const view = await state();
      const draw = view.timetable ? view.timetable.open[0]!.number : null;
      return call('play', { round: view.prepared.round, lines: [{ bet, stake }], clientSeed: 'mine', draw, ...changes });
    },
    step: (round: string, index: number, step: string) => call('step', { round, index, step }),
  };
}

/** The games of a category as the lobby lists them. */
export const listGames = (origin: string, category = '', token?: string) => sendCall(origin, gameListCall, { category }, { token });
