import { useState } from 'react';
import type { Line } from '../game.model';
import { GAMES } from '../game-catalog';
import type { StageProps } from './stage.model';

/** Bets that lie on a table and are not played yet. Money is minor units. */
export interface BetTable {
  lines: readonly Line[];
  total: number;
  /** Reason why the last tap placed nothing; '' if it did. */
  notice: string;
  stakeOn: (bet: string) => number;
  /** Puts the chosen chip on a bet. */
  put: (bet: string) => void;
  clear: () => void;
  /** Bets of the player's last round, for 重复上局; empty if there is none. */
  last: readonly Line[];
  repeat: () => void;
}

/**
 * The bets of a table. They are removed when a round was played with them, or another draw takes bets; `largest`: the largest stake
 * of a bet.
 */
export function useBetTable({ view, stake }: StageProps, largest: Readonly<Record<string, number>>, draw: number | null = null): BetTable {
  // The prepared round changes as soon as it was played.
  const key = `${view.prepared.round} ${draw}`;
  const [placed, setPlaced] = useState<{ key: string; lines: readonly Line[]; notice: string }>({ key, lines: [], notice: '' });
  const { lines, notice } = placed.key === key ? placed : { lines: [], notice: '' };
  const { maxLines } = GAMES[view.game].rules;
  const last = view.rounds[0]?.lines ?? [];

  const put = (bet: string) => {
    const before = lines.find((line) => line.bet === bet)?.stake ?? 0;
    const after = before + stake.value;
    const reason =
      after > (largest[bet] ?? 0)
        ? `这一项单注最多 ${(largest[bet] ?? 0) / 100}。`
        : before === 0 && lines.length >= maxLines
          ? `每局最多 ${maxLines} 注。`
          : '';
    const next = reason === '' ? [...lines.filter((line) => line.bet !== bet), { bet, stake: after }] : lines;
    setPlaced({ key, lines: next, notice: reason });
  };
  return {
    lines,
    total: lines.reduce((sum, line) => sum + line.stake, 0),
    notice,
    stakeOn: (bet) => lines.find((line) => line.bet === bet)?.stake ?? 0,
    put,
    clear: () => setPlaced({ key, lines: [], notice: '' }),
    last,
    repeat: () => setPlaced({ key, lines: last.filter((line) => line.stake <= (largest[line.bet] ?? 0)), notice: '' }),
  };
}
