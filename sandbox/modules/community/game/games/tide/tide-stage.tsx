import type { StageProps } from '../../client/stage.model';
import { FishStage, type Fishery } from '../fishing/fish-stage';
import { TIDE_NAMES } from './tide.game';
import { TIDE_FISH, TIDE_PAYS, type TideFish } from './tide.rules';
import { TIDE_SHAPES } from './tide-shapes';

const TIDE: Fishery<TideFish> = {
  className: 'tide',
  label: '渔场',
  texts: { go: '发炮', firing: '炮弹出膛', hint: '点一条鱼瞄准，再发炮', hit: '命中' },
  kinds: TIDE_FISH,
  names: TIDE_NAMES,
  pays: TIDE_PAYS,
  start: 'clown',
  swimmers: [
    { fish: 'sardine', x: 8, y: 3, width: 38, seconds: 11 },
    { fish: 'sardine', x: 22, y: 8, width: 38, seconds: 11 },
    { fish: 'sardine', x: 62, y: 64, width: 38, seconds: -12 },
    { fish: 'clown', x: 40, y: 2, width: 42, seconds: -13 },
    { fish: 'clown', x: 70, y: 36, width: 42, seconds: 14 },
    { fish: 'puffer', x: 82, y: 12, width: 46, seconds: 17 },
    { fish: 'jelly', x: 3, y: 50, width: 46, seconds: -24 },
    { fish: 'octopus', x: 84, y: 62, width: 52, seconds: 21 },
    { fish: 'turtle', x: 32, y: 52, width: 60, seconds: 20 },
    { fish: 'sail', x: 54, y: 19, width: 76, seconds: -12 },
    { fish: 'orca', x: 2, y: 24, width: 92, seconds: 19 },
    { fish: 'dragon', x: 30, y: 30, width: 96, seconds: -23 },
  ],
  shapes: TIDE_SHAPES,
  thrower: (angle) => (
    <svg viewBox="0 0 64 56" className="tide-cannon" style={{ transform: `rotate(${angle}rad)` }}>
      <path d="M24 4h16l3 30H21z" fill="#c8922f" />
      <path d="M22 2h20v7H22z" fill="#f3be63" />
      <circle cx="32" cy="40" r="16" fill="#8a5a1c" />
      <circle cx="32" cy="40" r="8" fill="#f3be63" />
    </svg>
  ),
};

/** 潮汐渔场. */
export function TideStage(props: StageProps) {
  return <FishStage game={TIDE} props={props} />;
}
