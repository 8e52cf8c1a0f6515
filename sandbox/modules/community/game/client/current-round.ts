import type { GameView } from '../game-server';

/** The round that a game of steps shows: an open one comes before newer ones that another device may have ended. */
export const currentRound = ({ rounds }: Pick<GameView, 'rounds'>) => rounds.find(({ table }) => table !== null) ?? rounds[0];
