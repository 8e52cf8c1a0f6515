import type * as z from '@pavilion/contract/schema';
import type { imSelectionSchema } from '@pavilion/contract/venues/im.match.wire';
import { formatLine } from '@pavilion/number/line';
import { toOdds } from '@pavilion/number/odds';
import type { Selection } from '@/lib/domain/betting/match/sport.model';
import { isHandicap, toRole } from './im.enums.adapter';

type ImSelection = z.infer<typeof imSelectionSchema>;

/** Data of a selection that IM needs for a bet, besides its event and market line. */
export interface SelectionKey {
  wagerSelectionId: string;
  betType: number;
  period: number;
  /** IM's SelectionId; the team of an outright. */
  selection: number;
  /** Signed for the backed side; null when the market has none. */
  handicap: number | null;
  specifiers: string;
}

const SEPARATOR = '~';

/**
 * Our selection id: a quote and a bet need more than IM's own id, and a slip stored overnight has no other source. IM's texts
 * come last, since they may contain any character.
 */
export function selectionId({ wagerSelectionId, betType, period, selection, handicap, specifiers }: SelectionKey): string {
  return [wagerSelectionId, betType, period, selection, handicap ?? '', specifiers].join(SEPARATOR);
}

/** Reverses `selectionId`; null for an id in another form. */
export function readSelectionId(id: string): SelectionKey | null {
  const match = /^(\d{1,20})~(\d{1,6})~(\d{1,6})~(\d{1,10})~(-?\d{1,4}(?:\.\d{1,3})?)?~(.*)$/.exec(id);
  if (!match) return null;
  const [, wagerSelectionId = '', betType, period, selection, handicap, specifiers = ''] = match;
  return {
    wagerSelectionId,
    betType: Number(betType),
    period: Number(period),
    selection: Number(selection),
    handicap: handicap === undefined ? null : Number(handicap),
    specifiers,
  };
}

/** Event lists give both sides of a handicap with the away side's sign: home's is negated (venues §3.2). */
export function ownHandicap(betType: number, selection: number, listed: number | null): number | null {
  if (listed === null) return null;
  return isHandicap(betType) && toRole(betType, selection) === 'home' && listed !== 0 ? -listed : listed;
}

/** `-0.5/1`, `2.5`; null without a line, and the plain number when it is not a quarter. `handicap` is the backed side's. */
export function lineText(betType: number, handicap: number | null): string | null {
  if (handicap === null) return null;
  const quarters = handicap * 4;
  return Number.isInteger(quarters) ? formatLine(quarters, isHandicap(betType)) : String(handicap);
}

export interface Sides {
  home: string;
  away: string;
}

/** Names of a selection in a slip and in a cell. */
export function selectionNames(
  { betType, selection, name, line }: { betType: number; selection: number; name: string; line: string | null },
  sides: Sides,
): { name: string; label: string } {
  const role = toRole(betType, selection);
  const team = role === 'home' ? sides.home : role === 'away' ? sides.away : null;
  if (team !== null) return { name: team, label: isHandicap(betType) && line !== null ? line : name || team };
  const text = line === null ? name : `${name} ${line}`;
  return { name: text, label: text };
}

/** The price of the member's group, else the common one; decimal, null while locked. */
function priceOf({ Odds, OddsList, OddsType }: ImSelection, europe: number, group: string) {
  const listed = OddsList.find((row) => row.OddsType === europe)?.OddsValues[group];
  return toOdds(listed ?? (OddsType === europe ? (Odds ?? 0) : 0));
}

const EUROPE = 3;

/** One selection of an event's market line. */
export function toSelection(wire: ImSelection, line: { betType: number; period: number }, sides: Sides, group: string): Selection {
  const { betType, period } = line;
  const handicap = ownHandicap(betType, wire.SelectionId, wire.Handicap);
  const text = lineText(betType, handicap);
  const key = { wagerSelectionId: String(wire.WagerSelectionId), betType, period, selection: wire.SelectionId, handicap };
  return {
    id: selectionId({ ...key, specifiers: wire.Specifiers ?? '' }),
    role: toRole(betType, wire.SelectionId),
    ...selectionNames({ betType, selection: wire.SelectionId, name: wire.SelectionName ?? '', line: text }, sides),
    line: text,
    price: priceOf(wire, EUROPE, group),
  };
}
