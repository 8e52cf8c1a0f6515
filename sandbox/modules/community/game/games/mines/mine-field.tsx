import { MINES_SIDE } from './mines.rules';

/** Looks of a field, each with its name for the player. */
const LOOKS = { closed: '未开', probing: '翻开中', safe: '安全', spare: '未开，安全', mine: '地雷', hit: '踩雷' } as const;
export type FieldLook = keyof typeof LOOKS;

const Gem = () => (
  <svg viewBox="0 0 40 40" aria-hidden="true">
    <path d="M12 8h16l8 9-16 17L4 17z" fill="#2fb98a" />
    <path d="M12 8h16l-3 9H15z" fill="#a8f0d3" />
    <path d="M15 17h10l-5 17z" fill="#63dcb1" />
    <path d="M12 8l3 9H4zM28 8l8 9H25z" fill="#4ccb9e" />
  </svg>
);

const Mine = () => (
  <svg viewBox="0 0 40 40" aria-hidden="true">
    <path d="M20 5v30M5 20h30M9.500 9.500l21 21M30.500 9.500l-21 21" stroke="#0d1318" strokeWidth="3" strokeLinecap="round" />
    <circle cx="20" cy="20" r="10.500" fill="#1d262e" />
    <circle cx="16.500" cy="16.500" r="3" fill="#f4f7f9" />
  </svg>
);

/** A field of the board. */
export function MineField({ field, look, disabled, onOpen }: { field: number; look: FieldLook; disabled: boolean; onOpen: () => void }) {
  const label = `第 ${Math.floor(field / MINES_SIDE) + 1} 行第 ${(field % MINES_SIDE) + 1} 列，${LOOKS[look]}`;
  return (
    <button type="button" className={`mine-field ${look}`} aria-label={label} disabled={disabled} onClick={onOpen}>
      {look === 'safe' || look === 'spare' ? <Gem /> : look === 'mine' || look === 'hit' ? <Mine /> : null}
    </button>
  );
}
