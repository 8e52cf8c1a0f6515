import type { World, WorldOutright, WorldSport } from '../../world/engine/world.model';
import { imMarketId, imMatchId, imOptionId } from './im.ids';
import { shownOdds, type OddsType } from './im.market';
import { IM_PRICING } from './im.match';

/** 冠军 of a sport that take bets at a world time. */
export function outrightsOf(world: World, sport: WorldSport, at: number): readonly WorldOutright[] {
  return world.outrights(IM_PRICING, at).filter(({ league, closesAt }) => league.sport === sport && at < closesAt);
}

const OUTRIGHT = { type: 2, betType: 11 } as const;
const SHAPE = { kind: 'outright', period: 'full' } as const;

/** One outright as IM shows it: an event with one market line, whose selections are the contenders. */
export function toImOutright({ number, name, league, closesAt, options }: WorldOutright, oddsType: OddsType) {
  const key = { matchNumber: number, ...SHAPE };
  return {
    EventId: imMatchId({ number }),
    EventTypeId: OUTRIGHT.type,
    OutrightEventName: name,
    EventDate: new Date(closesAt).toISOString(),
    EventStatusId: 1,
    Competition: { CompetitionId: league.number, CompetitionName: league.name, PMOrderNumber: league.rank },
    MarketLines: [
      {
        MarketlineId: imMarketId({ ...key, line: null }),
        BetTypeId: OUTRIGHT.betType,
        BetTypeName: '冠军',
        PeriodId: 1,
        PeriodName: '全场',
        MarketLineLevel: 1,
        MarketlineStatusId: 1,
        IsLocked: false,
        WagerSelections: options.map((option) => ({
          WagerSelectionId: imOptionId({ ...key, line: option.number }, 'yes'),
          SelectionId: option.number,
          SelectionName: option.name,
          Handicap: null,
          Specifiers: '',
          Odds: shownOdds(option.price, oddsType),
          OddsType: oddsType,
          OddsList: [],
        })),
      },
    ],
  };
}
