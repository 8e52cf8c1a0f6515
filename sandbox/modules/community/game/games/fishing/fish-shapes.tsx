import type { Fish } from './fishing.rules';

const EYE = '#0d1a24';

/** Drawings of the fish, which look to the left, in 64 by 40 units. */
export const FISH_SHAPES: Readonly<Record<Fish, React.ReactNode>> = {
  shrimp: (
    <>
      <path d="M14 16C9 12 5 8 4 2M13 18C8 18 4 16 1 13" stroke="#dfe8f0" strokeWidth="1.500" fill="none" strokeLinecap="round" />
      <path d="M19 22l-3 7M25 23l-2 8M31 23v8" stroke="#a9b9c9" strokeWidth="1.800" strokeLinecap="round" />
      <path d="M15 17c7-8 24-8 31 2 5 8 1 15-8 15" stroke="#dfe8f0" strokeWidth="10" fill="none" strokeLinecap="round" />
      <path d="M24 8l1 10M32 8l-1 10M40 11l-4 9M47 19l-8 4M48 28l-9-2" stroke="#9fb2c4" strokeWidth="1.600" />
      <path d="M38 30l-11-1 3 5-3 5 11-1z" fill="#f0a08a" />
      <circle cx="14" cy="15" r="2" fill={EYE} />
    </>
  ),
  carp: (
    <>
      <path d="M20 10c4-6 12-8 18-5l-3 7z" fill="#cf4a26" />
      <path d="M44 20L60 7c-5 8-5 17 0 26z" fill="#f07a4a" />
      <path d="M5 21C12 7 34 6 47 20 34 34 13 34 5 21z" fill="#ef6234" />
      <path d="M19 11c5 5 6 14 2 20 6 2 11 1 15-1-4-6-4-13-1-19-6-2-11-2-16 0z" fill="#fff3e6" />
      <path d="M7 24l-5 4M9 26l-3 6" stroke="#ef6234" strokeWidth="1.500" strokeLinecap="round" />
      <circle cx="13" cy="18" r="2.200" fill={EYE} />
    </>
  ),
  crab: (
    <>
      <path d="M18 26l-10 6M20 30l-8 8M46 26l10 6M44 30l8 8" stroke="#37794f" strokeWidth="3" fill="none" strokeLinecap="round" />
      <path d="M18 20l-7-4M46 20l7-4" stroke="#4f9d6b" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M14 17C4 17 1 9 4 2c5 1 7 4 7 8 2-4 5-5 8-4 0 6-2 9-5 11zM50 17c10 0 13-8 10-15-5 1-7 4-7 8-2-4-5-5-8-4 0 6 2 9 5 11z"
        fill="#62b384"
      />
      <path d="M25 13V7M39 13V7" stroke="#4f9d6b" strokeWidth="2.500" />
      <path d="M14 24c0-9 8-13 18-13s18 4 18 13c-3 8-10 11-18 11s-15-3-18-11z" fill="#4f9d6b" />
      <path d="M22 23c6 5 14 5 20 0" stroke="#2f6f4b" strokeWidth="2" fill="none" strokeLinecap="round" />
      <circle cx="25" cy="6" r="2.600" fill={EYE} />
      <circle cx="39" cy="6" r="2.600" fill={EYE} />
    </>
  ),
  turtle: (
    <>
      <path d="M22 26c-5 9-11 9-15 7 2-5 6-8 10-10zM44 27c4 7 10 8 14 6-2-5-6-7-10-8zM25 13c-3-6-8-9-12-8 1 5 4 8 8 10z" fill="#6d8a77" />
      <path d="M50 20l10-3-9-2z" fill="#6d8a77" />
      <circle cx="10" cy="18" r="6.500" fill="#84a08d" />
      <ellipse cx="34" cy="19" rx="19" ry="13" fill="#2c3d3a" />
      <path
        d="M27 12h13l6 7-6 8H27l-6-8zM27 12l-4-3M40 12l4-3M46 19h6M40 27l4 4M27 27l-4 4M21 19h-5"
        stroke="#8fb0a0"
        strokeWidth="1.600"
        fill="none"
      />
      <circle cx="8" cy="17" r="1.700" fill={EYE} />
    </>
  ),
  ray: (
    <>
      <path d="M44 20c7-4 11 4 19-1" stroke="#5a678e" strokeWidth="2.500" fill="none" strokeLinecap="round" />
      <path d="M4 20C13 12 22 2 34 1c-1 8 5 13 13 19-8 6-14 11-13 19C22 38 13 28 4 20z" fill="#5a678e" />
      <path d="M10 20c8-5 18-8 28-4-3 3-3 5 0 8-10 4-20 1-28-4z" fill="#717fa8" />
      <circle cx="27" cy="12" r="2" fill="#cbd5ef" />
      <circle cx="30" cy="28" r="2" fill="#cbd5ef" />
      <circle cx="36" cy="19" r="1.600" fill="#cbd5ef" />
      <circle cx="13" cy="17" r="1.800" fill={EYE} />
      <circle cx="13" cy="23" r="1.800" fill={EYE} />
    </>
  ),
  shark: (
    <>
      <path d="M24 13c2-7 6-11 12-12-3 6-2 9 2 13z" fill="#8199ae" />
      <path d="M46 19L60 5c-2 6-2 10-4 14 3 3 4 9 5 15-7-4-11-8-15-15z" fill="#8199ae" />
      <path d="M2 21C12 11 34 9 49 19 37 29 14 32 2 21z" fill="#a5b9ca" />
      <path d="M4 23c11 8 30 7 42-3-6 10-32 15-42 3z" fill="#fff" />
      <path d="M26 27l-4 9 10-7z" fill="#8199ae" />
      <path d="M20 15l1 8M24 14l1 9M28 14l1 8" stroke="#6d859b" strokeWidth="1.400" />
      <path d="M5 24l3-1 1 2 2-1 1 2 2-1" stroke="#6d859b" strokeWidth="1" fill="none" />
      <circle cx="12" cy="18" r="2" fill={EYE} />
    </>
  ),
  dragon: (
    <>
      <path d="M28 10c7-6 14-7 20-4l-5 9zM26 30c6 6 13 7 19 4l-4-8z" fill="#d8452f" />
      <path d="M46 20L61 9c-4 4-4 6-1 11-3 5-3 7 1 11z" fill="#d8452f" />
      <path d="M4 19C10 9 26 7 40 12l10 8-10 8C26 33 9 31 4 22z" fill="#f0bd42" />
      <path
        d="M17 11c4 5 4 13 0 18M24 10c4 6 4 15 0 21M31 10c4 6 4 14 0 20M38 12c3 5 3 11 0 16"
        stroke="#bf861c"
        strokeWidth="1.800"
        fill="none"
      />
      <path d="M5 18c-3-4-2-8 1-12M6 23c-3 3-4 7-2 11" stroke="#d8452f" strokeWidth="1.800" fill="none" strokeLinecap="round" />
      <path d="M14 10c0-5 3-8 8-9-2 4-2 6 0 9z" fill="#d8452f" />
      <circle cx="11" cy="17" r="2.600" fill="#fff" />
      <circle cx="10.500" cy="17" r="1.500" fill={EYE} />
    </>
  ),
};
