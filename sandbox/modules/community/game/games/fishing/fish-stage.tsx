import { useState } from 'react';
import { BetFoot } from '../../client/foot';
import type { StageProps } from '../../client/stage.model';
import { Strip } from '../../client/strip';
import { useIsNew } from '../../client/use-is-new';
import { amountOf } from '../../round.copy';
import { FishScene, type Swimmer } from './fish-scene';
import { FISH_RETURN, type FishingOutcome } from './fishing.rules';

/** A game whose player aims at one fish. */
export interface Fishery<Kind extends string> {
  /** Class of its scene, and with `-kinds` of the list of its fish. */
  className: string;
  label: string;
  /** Text of the button, of a shot on its way, before the first one, and of a hit. */
  texts: { go: string; firing: string; hint: string; hit: string };
  kinds: readonly Kind[];
  names: Readonly<Record<Kind, string>>;
  /** Payouts, hundredths of the stake. */
  pays: Readonly<Record<Kind, number>>;
  start: Kind;
  swimmers: readonly Swimmer<Kind>[];
  /** Drawings in 64 by 40 units. */
  shapes: Readonly<Record<Kind, React.ReactNode>>;
  thrower: (angle: number) => React.ReactNode;
}

/** The stage of a game with fish. */
export function FishStage<Kind extends string>({ game, props }: { game: Fishery<Kind>; props: StageProps }) {
  const { view, revealing } = props;
  const { className, label, texts, kinds, names, pays, start, swimmers, shapes, thrower } = game;
  const [target, setTarget] = useState<Kind>(start);
  const round = view.rounds[0];
  const outcome = (round?.outcome ?? null) as FishingOutcome<Kind> | null;
  const isNew = useIsNew(round?.id);
  const caught =
    !revealing && isNew && outcome?.caught && round ? { round: round.id, fish: outcome.fish, text: `+${amountOf(round.payout)}` } : null;
  const timesOf = (fish: Kind) => `${pays[fish] / 100} 倍`;
  const chanceOf = (fish: Kind) => `${((FISH_RETURN / pays[fish]) * 100).toFixed(2)}%`;
  const picture = (fish: Kind) => (
    <svg viewBox="0 0 64 40" className="fish-picture" aria-hidden="true">
      {shapes[fish]}
    </svg>
  );
  // The shot that is on its way keeps its target.
  const aim = (fish: Kind) => (revealing ? undefined : setTarget(fish));
  return (
    <section className="stage fishery" aria-label={label}>
      <Strip
        label="最近结果"
        items={view.rounds.flatMap(({ id, outcome: past }) => {
          const shot = past as FishingOutcome<Kind> | null;
          return shot
            ? [{ key: id, text: shot.caught ? `${names[shot.fish]} ${timesOf(shot.fish)}` : '逃脱', tone: shot.caught ? 'won' : '' }]
            : [];
        })}
      />
      <FishScene {...{ className, swimmers, picture, thrower, target, caught }} onAim={aim} firing={revealing} />
      <output className="result">
        {revealing
          ? texts.firing
          : !outcome || !round
            ? texts.hint
            : outcome.caught
              ? `${texts.hit}${names[outcome.fish]}，派彩 ${amountOf(round.payout)}`
              : `${names[outcome.fish]}逃脱了`}
      </output>
      <fieldset className={`fish-kinds ${className}-kinds`} aria-label="选择目标">
        {kinds.map((fish) => (
          <button
            key={fish}
            type="button"
            aria-pressed={fish === target}
            aria-label={`${names[fish]}，${timesOf(fish)}，概率 ${chanceOf(fish)}`}
            onClick={() => aim(fish)}
          >
            {picture(fish)}
            <span>
              {names[fish]} <b>×{pays[fish] / 100}</b>
              <small>{chanceOf(fish)}</small>
            </span>
          </button>
        ))}
      </fieldset>
      <BetFoot text={texts.go} bet={target} props={props} />
    </section>
  );
}
