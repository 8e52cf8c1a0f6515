import { and, eq, inArray } from 'drizzle-orm';
import { VENUE_CODES, type VenueCode } from '@pavilion/contract/constants';
import type { Context } from '../../context';
import { bets, type BetRow } from './bet.tables';

/** A member's own bet by the number that its venue shows. */
export async function findBet(
  { db, venues }: Pick<Context, 'db' | 'venues'>,
  memberId: string,
  orderNo: string,
): Promise<BetRow | undefined> {
  const ids = new Map(VENUE_CODES.map((code) => [code, venues[code].betIdOf(orderNo)]));
  const possible = [...new Set(ids.values())].filter((id) => id !== null);
  if (possible.length === 0) return undefined;
  const rows = await db
    .select()
    .from(bets)
    .where(and(eq(bets.memberId, memberId), inArray(bets.id, possible)));
  return rows.find(({ id, venue }) => id === ids.get(venue as VenueCode));
}
