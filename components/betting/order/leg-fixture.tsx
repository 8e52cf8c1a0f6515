import { createContext, type ReactNode } from 'react';
import type { VenueCode } from '@pavilion/contract/constants';
import type { OrderLeg } from '@/lib/domain/betting/order/order.model';
import { matchPath } from '@/lib/routes';

export interface LegMatchProps {
  venue: VenueCode;
  matchId: string;
  /** `利物浦 vs 阿森纳` */
  fixture: string;
  leg: OrderLeg;
}

/** The two teams of an open leg, with a link to their match. */
export function LegFixture({ venue, matchId, fixture }: Omit<LegMatchProps, 'leg'>) {
  return (
    <a href={matchPath(venue, matchId)} className="hit-44 block truncate text-13 text-brand">
      {fixture}
    </a>
  );
}

/** Renders the match of a leg in play; the bet records provide one with score and clock once its script is loaded. */
export const LegMatchContext = createContext<(of: LegMatchProps) => ReactNode>((of) => <LegFixture {...of} />);
