import { FORM, normalOf } from '../engine/season-form.ts';
import type { OutrightEvent } from './outright-event.ts';
import type { Belief } from './table.ts';

/** Rounds after which half of what is not known of a team's form has shown. */
const SHOWN_BY_HALF = 1.2;

/**
 * What is known of the teams' strengths when so much of a season is played: their form shows little by little, and what does not
 * show yet is drawn. Where forms are known, the estimates stray from them as far as they would by chance, so that the chances
 * match how often contenders win.
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
