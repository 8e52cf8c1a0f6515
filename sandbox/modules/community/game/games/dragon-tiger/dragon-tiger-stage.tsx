import { BeadRoad } from '../../client/bead-road';
import { BetField, TableFoot } from '../../client/bet-table';
import { FlipCard } from '../../client/flip-card';
import type { StageProps } from '../../client/stage.model';
import { useBetTable } from '../../client/use-bet-table';
import { useIsNew } from '../../client/use-is-new';
import { usePastRounds } from '../../client/use-past-rounds';
import { amountOf } from '../../round.copy';
import { dragonTigerGame, DRAGON_TIGER_NAMES } from './dragon-tiger.game';
import {
  DRAGON_TIGER_PARITIES,
  DRAGON_TIGER_PAYS,
  DRAGON_TIGER_WINNERS,
  winnerOf,
  type DragonTigerOutcome,
  type DragonTigerWinner,
} from './dragon-tiger.rules';

/** The bead road: three rows of twelve. */
const ROAD = { rows: 3, columns: 12 };
/** ms between the two cards. */
const CARD_MS = 350;

const TONES = { dragon: 'banker', tie: 'tie', tiger: 'player' } as const satisfies Readonly<Record<DragonTigerWinner, string>>;

const resultText = (outcome: DragonTigerOutcome, payout: number): string =>
  `${dragonTigerGame.outcomeText(outcome)}，${payout > 0 ? `派彩 ${amountOf(payout)}` : '未中'}`;

/** 云亭龙虎. */
export function DragonTigerStage(props: StageProps) {
  const { view, revealing } = props;
  const table = useBetTable(props, view.largest);
  const past = usePastRounds(view.rounds, ROAD.rows * ROAD.columns);
  const round = view.rounds[0];
  const isNew = useIsNew(round?.id) && !revealing;
  const outcome = revealing ? null : ((round?.outcome ?? null) as DragonTigerOutcome | null);
  const winner = outcome ? winnerOf(outcome) : null;
  const field = (bet: (typeof DRAGON_TIGER_WINNERS)[number] | (typeof DRAGON_TIGER_PARITIES)[number], className = '') => (
    <BetField key={bet} table={table} bet={bet} name={DRAGON_TIGER_NAMES[bet]} rate={DRAGON_TIGER_PAYS[bet]} className={className} />
  );
  return (
    <section className="stage dragon-tiger" aria-label="牌桌">
      <BeadRoad
        {...ROAD}
        beads={past.toReversed().flatMap(({ id, outcome: known }) => {
          const side = known ? winnerOf(known as DragonTigerOutcome) : null;
          return side ? [{ key: id, text: DRAGON_TIGER_NAMES[side], tone: TONES[side] }] : [];
        })}
      />
      <div className={`table-felt ${revealing ? 'dealing' : ''}`}>
        {(['dragon', 'tiger'] as const).map((side, index) => (
          <div key={`${side} ${outcome ? round!.id : revealing}`} className={`hand ${winner === side ? 'winner' : ''}`}>
            <h3>{DRAGON_TIGER_NAMES[side]}</h3>
            <FlipCard rank={outcome?.[side] ?? null} round={round?.id ?? ''} position={index} delayMs={isNew ? index * CARD_MS : null} />
          </div>
        ))}
      </div>
      <output className="result">
        {revealing ? (
          '发牌中'
        ) : outcome && round ? (
          <span key={round.id} className={isNew ? 'late' : ''}>
            {resultText(outcome, round.payout)}
          </span>
        ) : (
          'A 最小，K 最大；开和退回龙、虎的一半'
        )}
      </output>
      <fieldset className="bets three" aria-label="龙虎和">
        {DRAGON_TIGER_WINNERS.map((bet) => field(bet, TONES[bet]))}
      </fieldset>
      <fieldset className="bets parities" aria-label="单双，开 7 不算单也不算双">
        {DRAGON_TIGER_PARITIES.map((bet) => field(bet))}
      </fieldset>
      <p className="note">单双只看一张牌，开 7 单双皆输。</p>
      <TableFoot table={table} text="开牌" props={props} />
    </section>
  );
}
