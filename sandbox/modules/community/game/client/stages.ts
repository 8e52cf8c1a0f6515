import type { GameCode } from '../game-catalog';
import { BaccaratStage } from '../games/baccarat/baccarat-stage';
import { BaccaratRoadStage } from '../games/baccarat-road/baccarat-road-stage';
import { DiceStage } from '../games/dice/dice-stage';
import { DragonTigerStage } from '../games/dragon-tiger/dragon-tiger-stage';
import { FishingStage } from '../games/fishing/fishing-stage';
import { HighLowStage } from '../games/high-low/high-low-stage';
import { MinesStage } from '../games/mines/mines-stage';
import { PlinkoStage } from '../games/plinko/plinko-stage';
import { RacingStage } from '../games/racing/racing-stage';
import { RouletteStage } from '../games/roulette/roulette-stage';
import { BlackjackStage } from '../games/blackjack/blackjack-stage';
import { KiteStage } from '../games/kite/kite-stage';
import { SeriesStage } from '../games/series/series-stage';
import { SlotStage } from '../games/slot/slot-stage';
import { FiveStarStage } from '../games/five-star/five-star-stage';
import { KoiGateStage } from '../games/koi-gate/koi-gate-stage';
import { TideStage } from '../games/tide/tide-stage';
import { BullStage } from '../games/bull/bull-stage';
import type { StageProps } from './stage.model';

/** The stage of each game. */
export const STAGES: Readonly<Record<GameCode, (props: StageProps) => React.ReactNode>> = {
  baccarat: BaccaratStage,
  series: SeriesStage,
  v188: SeriesStage,
  ybdj: SeriesStage,
  imdj: SeriesStage,
  lhdj: SeriesStage,
  slot: SlotStage,
  'high-low': HighLowStage,
  dice: DiceStage,
  fishing: FishingStage,
  'dragon-tiger': DragonTigerStage,
  mines: MinesStage,
  plinko: PlinkoStage,
  racing: RacingStage,
  'five-star': FiveStarStage,
  roulette: RouletteStage,
  'baccarat-road': BaccaratRoadStage,
  blackjack: BlackjackStage,
  kite: KiteStage,
  'koi-gate': KoiGateStage,
  tide: TideStage,
  bull: BullStage,
};
