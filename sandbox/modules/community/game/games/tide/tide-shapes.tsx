import type { TideFish } from './tide.rules';

const EYE = '#0d1a24';

/** Drawings of the fish, which look to the left, in 64 by 40 units. */
export const TIDE_SHAPES: Readonly<Record<TideFish, React.ReactNode>> = {
  sardine: (
    <>
      <path d="M8 20c8-13 26-13 36 0-10 13-28 13-36 0z" fill="#cfdbe6" />
      <path d="M41 20l15-11c-3 8-3 14 0 22z" fill="#a8bccd" />
      <path d="M14 14c8-4 16-4 24 1" stroke="#8aa3b8" strokeWidth="2" fill="none" />
      <circle cx="16" cy="18" r="2.200" fill={EYE} />
    </>
  ),
  clown: (
    <>
      <path d="M22 9c6-6 12-6 18 0z" fill="#e0571d" />
      <path d="M8 20c8-15 28-15 38 0-10 15-30 15-38 0z" fill="#f5812a" />
      <path d="M43 20l13-10c-2 7-2 13 0 20z" fill="#f5812a" />
      <path d="M21 10.500c4 6 4 13 0 19h6c4-6 4-14 0-19.800zM38 13c2 4 2 10 0 14l4-3c1-3 1-5 0-8z" fill="#fff" />
      <circle cx="15" cy="18" r="2.300" fill={EYE} />
    </>
  ),
  puffer: (
    <>
      <path
        d="M20 4l3 5M32 3l0 5M43 6l-3 5M20 36l3-5M32 37v-5M43 34l-3-5M11 10l4 4M11 30l4-4"
        stroke="#b98b2a"
        strokeWidth="2.500"
        strokeLinecap="round"
      />
      <path d="M46 20l10-8c-2 6-2 10 0 16z" fill="#d9a739" />
      <circle cx="30" cy="20" r="15.500" fill="#eec04f" />
      <path d="M16 26c8 9 20 9 28 0-6 12-22 12-28 0z" fill="#fff3d6" />
      <circle cx="21" cy="16" r="3.400" fill="#fff" />
      <circle cx="20.500" cy="16" r="2" fill={EYE} />
      <path d="M14 22c2 1 4 1 6 0" stroke={EYE} strokeWidth="1.500" fill="none" strokeLinecap="round" />
    </>
  ),
  jelly: (
    <>
      <path
        d="M18 22c-3 5 3 8 0 14M26 23c-3 5 3 8 0 15M34 23c3 5-3 8 0 15M42 22c3 5-3 8 0 14"
        stroke="#e3a7e8"
        strokeWidth="2.500"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M12 22C12 8 22 3 30 3s18 5 18 19c-4 3-6-1-9 1s-5 2-9 0-6 2-9 0-5 2-9-1z" fill="#c77bd6" />
      <path d="M18 15c2-5 6-8 10-8" stroke="#f0cdf3" strokeWidth="2.500" fill="none" strokeLinecap="round" />
    </>
  ),
  octopus: (
    <>
      <path
        d="M18 22c-4 6-10 4-12 9M23 24c-3 7-8 7-8 13M31 25v13M39 24c3 7 8 7 8 13M44 22c4 6 10 4 12 9"
        stroke="#b8405c"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
      <ellipse cx="31" cy="16" rx="17" ry="14" fill="#d6546f" />
      <circle cx="25" cy="17" r="3.500" fill="#fff" />
      <circle cx="37" cy="17" r="3.500" fill="#fff" />
      <circle cx="24.500" cy="17.500" r="1.800" fill={EYE} />
      <circle cx="36.500" cy="17.500" r="1.800" fill={EYE} />
    </>
  ),
  turtle: (
    <>
      <path d="M22 27c-4 8-10 8-14 6 2-4 5-7 9-9zM42 28c4 6 9 7 13 5-2-4-5-6-9-8zM24 12c-2-6-6-8-10-8 0 5 2 8 5 10z" fill="#5aa36e" />
      <circle cx="10" cy="19" r="6.500" fill="#6bb57f" />
      <ellipse cx="34" cy="20" rx="19" ry="12.500" fill="#2f6f4e" />
      <path d="M24 20h20M28 10l6 10-6 10M41 10l-7 10 7 10" stroke="#8fcf9e" strokeWidth="1.800" fill="none" />
      <circle cx="8" cy="18" r="1.600" fill={EYE} />
    </>
  ),
  sail: (
    <>
      <path d="M22 14C24 2 34 0 46 3c-1 6-3 10-7 13z" fill="#3f6fc0" />
      <path d="M26 13l4-9M32 14l4-11M37 15l4-11" stroke="#9dbcf0" strokeWidth="1.500" />
      <path d="M0 20h14c8-7 24-8 36 0-12 8-28 9-36 2z" fill="#2f5aa6" />
      <path d="M14 22c12 4 24 4 36-2-12 8-28 9-36 2z" fill="#d5e2f7" />
      <path d="M48 20l14-13c-4 9-4 17 0 26z" fill="#2f5aa6" />
      <circle cx="18" cy="19" r="2" fill={EYE} />
      <circle cx="18.500" cy="18.500" r=".7" fill="#fff" />
    </>
  ),
  orca: (
    <>
      <path d="M26 10c2-6 5-9 9-10-1 5 0 8 3 12z" fill="#17222d" />
      <path d="M3 22C8 8 34 5 50 19c-10 14-40 16-47 3z" fill="#17222d" />
      <path d="M4 24c8 8 28 9 38 2-8-2-12 2-20 0-6-1-12-3-18-2z" fill="#fff" />
      <path d="M48 18c6-3 9-6 12-10 2 6 1 9-2 12 3 3 4 6 4 11-5-3-10-7-14-11z" fill="#17222d" />
      <ellipse cx="17" cy="16" rx="4.500" ry="2.600" fill="#fff" />
      <circle cx="12" cy="18.500" r="1.500" fill="#fff" />
    </>
  ),
  dragon: (
    <g transform="translate(1 2) scale(.9)">
      <path d="M14 20c6-8 12-8 17 0s11 8 17 0 10-7 14-3" stroke="#c9861a" strokeWidth="10" fill="none" strokeLinecap="round" />
      <path d="M14 20c6-8 12-8 17 0s11 8 17 0 10-7 14-3" stroke="#f1bf45" strokeWidth="6.500" fill="none" strokeLinecap="round" />
      <path d="M22 8l3 5M33 13l-3 6M43 15l3 6M53 9l1 5" stroke="#d8452f" strokeWidth="3" strokeLinecap="round" />
      <path d="M20 11C14 8 5 12 2 22c4 5 12 7 18 3 4-4 4-10 0-14z" fill="#f1bf45" />
      <path
        d="M16 11c1-5 4-8 9-9M19 13c3-3 6-4 10-3M6 26c-1 4-3 6-5 7"
        stroke="#d8452f"
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
      />
      <circle cx="11" cy="17" r="2.600" fill="#fff" />
      <circle cx="10.500" cy="17" r="1.500" fill={EYE} />
    </g>
  ),
};
