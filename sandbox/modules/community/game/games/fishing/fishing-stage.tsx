import type { StageProps } from '../../client/stage.model';
import { FISH_SHAPES } from './fish-shapes';
import { FishStage, type Fishery } from './fish-stage';
import { FISH_NAMES } from './fishing.game';
import { FISH, FISH_PAYS, type Fish } from './fishing.rules';

const POND: Fishery<Fish> = {
  className: 'pond',
  label: '鱼塘',
  texts: { go: '撒网', firing: '撒网中', hint: '点一条鱼瞄准，再撒网', hit: '捕到' },
  kinds: FISH,
  names: FISH_NAMES,
  pays: FISH_PAYS,
  start: 'carp',
  swimmers: [
    { fish: 'shrimp', x: 10, y: 5, width: 36, seconds: 14 },
    { fish: 'shrimp', x: 24, y: 11, width: 36, seconds: 14 },
    { fish: 'shrimp', x: 66, y: 50, width: 36, seconds: -15 },
    { fish: 'carp', x: 44, y: 2, width: 48, seconds: -16 },
    { fish: 'carp', x: 72, y: 30, width: 48, seconds: 15 },
    { fish: 'carp', x: 4, y: 62, width: 44, seconds: -17 },
    { fish: 'crab', x: 82, y: 68, width: 50, seconds: 34 },
    { fish: 'turtle', x: 20, y: 66, width: 58, seconds: 28 },
    { fish: 'ray', x: 34, y: 42, width: 70, seconds: -20 },
    { fish: 'shark', x: 56, y: 16, width: 86, seconds: -14 },
    { fish: 'dragon', x: 4, y: 27, width: 90, seconds: 21 },
  ],
  shapes: FISH_SHAPES,
  thrower: () => (
    <svg viewBox="0 0 84 40" className="pond-boat">
      <path d="M26 20c0-14 32-14 32 0z" fill="#a97c42" />
      <path d="M32 11v9M39 9v11M45 9v11M52 11v9" stroke="#7f5726" strokeWidth="1.5" />
      <path d="M68 20V4" stroke="#5c3a1a" strokeWidth="2" />
      <circle cx="68" cy="7" r="7" fill="#ffc56955" />
      <circle cx="68" cy="7" r="3.500" fill="#ffc569" />
      <path d="M4 18c8 3 68 3 76 0-4 14-16 20-38 20S8 32 4 18z" fill="#6d4521" />
      <path d="M8 26c14 3 54 3 68 0" stroke="#8f6233" strokeWidth="2" fill="none" />
    </svg>
  ),
};

/** 月下捕鱼. */
export function FishingStage(props: StageProps) {
  return <FishStage game={POND} props={props} />;
}
