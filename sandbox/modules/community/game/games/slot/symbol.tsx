import type { SlotSymbol } from './slot.rules';

/** A symbol of the wheels. */
export function Symbol({ name }: { name: SlotSymbol }) {
  return (
    <svg viewBox="0 0 48 48" className={`symbol ${name}`} aria-hidden="true">
      {SHAPES[name]}
    </svg>
  );
}

const SHAPES: Readonly<Record<SlotSymbol, React.ReactNode>> = {
  seven: <path d="M12 10h26l-12 30h-9l10-22H12z" fill="#d42f3a" />,
  lantern: (
    <>
      <path d="M24 4v6M24 38v6" stroke="#8a5a00" strokeWidth="2.5" />
      <rect x="17" y="9" width="14" height="4" rx="1" fill="#8a5a00" />
      <ellipse cx="24" cy="24" rx="15" ry="12" fill="#e2483f" />
      <path d="M24 12v24M17 13.500c-4 6-4 15 0 21M31 13.500c4 6 4 15 0 21" stroke="#f8c15c" strokeWidth="1.500" fill="none" />
      <rect x="17" y="35" width="14" height="4" rx="1" fill="#8a5a00" />
    </>
  ),
  koi: (
    <>
      <path d="M6 24c8-12 22-12 30 0-8 12-22 12-30 0z" fill="#f07a3a" />
      <path d="M33 24l10-8v16z" fill="#f07a3a" />
      <path d="M18 16c4 5 4 11 0 16" stroke="#fff" strokeWidth="3" fill="none" />
      <circle cx="13" cy="22" r="2" fill="#2a1a12" />
    </>
  ),
  peach: (
    <>
      <path d="M24 10c12 0 18 8 16 17S30 42 24 42 10 36 8 27s4-17 16-17z" fill="#f49aa8" />
      <path d="M24 10c-5 9-5 22 0 32" stroke="#d9637a" strokeWidth="2" fill="none" />
      <path d="M24 10c2-6 8-7 13-5-2 5-7 7-13 5z" fill="#3f9a5a" />
    </>
  ),
  coin: (
    <>
      <circle cx="24" cy="24" r="17" fill="#d9a136" />
      <circle cx="24" cy="24" r="13" fill="none" stroke="#8a5a00" strokeWidth="1.500" />
      <rect x="18" y="18" width="12" height="12" fill="var(--surface)" stroke="#8a5a00" strokeWidth="1.500" />
    </>
  ),
  cloud: (
    <path d="M14 36a8 8 0 010-16 11 11 0 0121-3 9 9 0 011 19z M17 29c5 4 12 3 14-1" fill="#8fb3d9" stroke="#fff" strokeWidth="1.500" />
  ),
};
