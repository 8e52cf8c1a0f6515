import { FORM, normalOf } from '../engine/season-form.ts';
import type { OutrightEvent } from './outright-event.ts';
import type { Belief } from './table.ts';

/** Rounds after which half of the unknown part of a team's form has shown. */
const SHOWN_BY_HALF = 1.2;

/**
 * The estimate of the teams' strengths when so much of a season is played: their form shows little by little, and the hidden part
 * is random. If forms are known, the estimates differ from them as much as they would by chance, so that the chances match the
 * frequency of contenders' wins.
 */
export function beliefOf(
  seed: string,
  { race, season, match }: Pick<OutrightEvent, 'race' | 'season' | 'match'>,
  played: number,
): (team: number) => Belief {
  const weight = played / (played + SHOWN_BY_HALF);
  const deviation = FORM * Math.sqrt(1 - weight);
  const { formOf } = race;
  if (!formOf) return () => ({ mean: 0, deviation });
  return (team) => {
    const form = formOf(season, team);
    const stray = FORM * Math.sqrt(weight * (1 - weight)) * normalOf(`${seed}|belief|${match.number}|${team}`);
    return { mean: weight * form + stray - form, deviation };
  };
}
