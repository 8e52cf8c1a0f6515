import type { KoiSymbol } from './koi-gate.rules';

/** A symbol of the reels. */
export function KoiPicture({ name }: { name: KoiSymbol }) {
  return (
    <svg viewBox="0 0 48 48" className={`koi-symbol ${name}`} aria-hidden="true">
      {SHAPES[name]}
    </svg>
  );
}

const SHAPES: Readonly<Record<KoiSymbol, React.ReactNode>> = {
  pearl: (
    <>
      <path d="M24 3c3 6 1 8 5 11 5-1 6-4 6-8 7 8 8 14 5 20M24 3c-6 5-7 8-6 12-5-1-7-3-7-6-5 7-6 13-3 18" fill="#f06a3a" />
      <circle cx="24" cy="28" r="16" fill="#f4cf6a" />
      <circle cx="24" cy="28" r="16" fill="none" stroke="#b3791a" strokeWidth="1.500" />
      <path d="M24 19c6 0 9 4 8 8s-6 5-8 3 0-5 3-4" fill="none" stroke="#b3791a" strokeWidth="2.500" strokeLinecap="round" />
      <ellipse cx="18" cy="21" rx="4" ry="2.500" fill="#fff8df" transform="rotate(-35 18 21)" />
    </>
  ),
  ingot: (
    <>
      <path d="M4 20c5 3 8 3 11 1 3-9 15-9 18 0 3 2 6 2 11-1-1 13-8 20-20 20S5 33 4 20z" fill="#eeb73a" />
      <path d="M4 20c5 3 8 3 11 1 5 4 13 4 18 0 3 2 6 2 11-1-5 10-35 10-40 0z" fill="#c98a17" />
      <path d="M13 33c6 4 16 4 22 0" fill="none" stroke="#fbe3a0" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  jade: (
    <>
      <path d="M24 2v8M24 38v8M20 40v6M28 40v6" stroke="#c33a3a" strokeWidth="2" />
      <circle cx="24" cy="24" r="15" fill="#4fae7c" />
      <circle cx="24" cy="24" r="6" fill="var(--surface)" />
      <circle cx="24" cy="24" r="10.500" fill="none" stroke="#2c7d55" strokeWidth="2" strokeDasharray="5 4" />
      <path d="M13 19c2-4 5-6 9-7" stroke="#bfe8d0" strokeWidth="2" fill="none" strokeLinecap="round" />
    </>
  ),
  drum: (
    <>
      <path d="M7 16c-3 5-3 15 0 20 8 7 26 7 34 0 3-5 3-15 0-20z" fill="#c5372f" />
      <ellipse cx="24" cy="16" rx="17" ry="8" fill="#f6e3bd" />
      <ellipse cx="24" cy="16" rx="17" ry="8" fill="none" stroke="#a8741a" strokeWidth="2" />
      <path d="M8 33c8 6 24 6 32 0" stroke="#eeb73a" strokeWidth="2.500" fill="none" strokeDasharray="1 5" strokeLinecap="round" />
      <path d="M18 15l14-11" stroke="#7a4a12" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  lotus: (
    <>
      <path d="M4 30c8-2 12 2 20 10 8-8 12-12 20-10-2 8-10 12-20 12S6 38 4 30z" fill="#4f9d6b" />
      <path d="M24 38C12 34 8 26 8 17c7 1 13 7 16 21zM24 38c12-4 16-12 16-21-7 1-13 7-16 21z" fill="#e77f9f" />
      <path d="M24 38c-8-8-8-20 0-29 8 9 8 21 0 29z" fill="#f8b6c8" />
    </>
  ),
  fan: (
    <>
      <path d="M24 42L4 20a27 27 0 0140 0z" fill="#3f7fb8" />
      <path d="M24 42L11 14.500M24 42l-6-29M24 42l6-29M24 42l13-27.500" stroke="#cfe2f2" strokeWidth="1.500" />
      <path d="M24 42l-8-9a11 11 0 0116 0z" fill="#7a4a12" />
      <circle cx="24" cy="41" r="2.500" fill="#eeb73a" />
    </>
  ),
  wave: (
    <>
      <path d="M3 40c0-18 10-28 22-28 10 0 15 6 15 12s-5 8-9 7 -5-6-1-8c-10-2-13 9 15 17z" fill="#58aebf" />
      <path d="M3 40c3-11 10-18 20-18" stroke="#d6f0f4" strokeWidth="2.500" fill="none" strokeLinecap="round" />
      <circle cx="41" cy="13" r="2" fill="#9fd6e0" />
      <circle cx="35" cy="7" r="1.500" fill="#9fd6e0" />
    </>
  ),
  gate: (
    <>
      <path d="M2 12c6 0 9-3 11-6h22c2 3 5 6 11 6l-3 6H5z" fill="#2f5f8a" />
      <path d="M9 18h5v26H9zM34 18h5v26h-5z" fill="#c5372f" />
      <path d="M7 22h34v5H7z" fill="#eeb73a" />
      <path d="M18 18h12v10H18z" fill="#8d1f1f" />
      <path d="M21 22h6v3h-6z" fill="#f6d67a" />
      <path d="M6 42h11v4H6zM31 42h11v4H31z" fill="#7d8894" />
    </>
  ),
  koi: (
    <>
      <path d="M36 8C22 4 8 14 10 30c1 6 4 9 6 14 2-3 2-5 2-8 4 1 7 0 9-2-3-1-5-2-6-4 12 0 19-9 15-22z" fill="#f4f0e8" />
      <path
        d="M36 8C30 6 24 7 20 10c3 5 9 8 16 6 .6-2.500.6-5.300 0-8zM12 24c4 2 7 6 9 6-3 2-6 3-10 4-1.500-3-1.500-6 1-10z"
        fill="#ee6a2c"
      />
      <circle cx="31" cy="11" r="1.800" fill="#2a1a12" />
      <path d="M36 14c3 0 5 1 7 3M34 17c2 1 3 3 4 5" stroke="#ee6a2c" strokeWidth="1.500" fill="none" strokeLinecap="round" />
    </>
  ),
};
