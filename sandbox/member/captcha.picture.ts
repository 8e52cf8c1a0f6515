/** Strokes of the captcha's signs on a 4 × 6 grid, so that the picture holds lines and no readable text. */
const STROKES: Record<string, string> = {
  A: 'M0 6L2 0L4 6M1 4H3',
  C: 'M4 1Q2 -1 .5 1.5Q-.5 3 .5 4.5Q2 7 4 5',
  D: 'M0 0V6H1Q4 6 4 3Q4 0 1 0Z',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  H: 'M0 0V6M4 0V6M0 3H4',
  J: 'M4 0V4Q4 6 2 6Q0 6 0 4.5',
  K: 'M0 0V6M4 0L0 3L4 6',
  M: 'M0 6V0L2 3L4 0V6',
  N: 'M0 6V0L4 6V0',
  P: 'M0 6V0H2Q4 0 4 1.6Q4 3.2 2 3.2H0',
  R: 'M0 6V0H2Q4 0 4 1.6Q4 3.2 2 3.2H0M2 3.2L4 6',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4Q0 6 2 6Q4 6 4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 2.5L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  3: 'M0 0H4L1.8 2.4Q4 2.6 4 4.2Q4 6 2 6Q0 6 0 5',
  4: 'M3 6V0L0 4.2H4',
  6: 'M4 0Q0 1 0 4Q0 6 2 6Q4 6 4 4.2Q4 2.6 2 2.6Q.5 2.6 0 4',
  7: 'M0 0H4L1.5 6',
  9: 'M0 6Q4 5 4 2Q4 0 2 0Q0 0 0 1.8Q0 3.4 2 3.4Q3.5 3.4 4 2',
};

/** The signs as wavering lines among others, 120 × 40. `random(below, above)` answers an integer in [below, above). */
export function captchaPicture(code: string, random: (below: number, above: number) => number): string {
  const signs = [...code].map((sign, index) => {
    const x = 12 + index * 26 + random(-3, 4);
    const y = 9 + random(-3, 4);
    const scale = 3.4 + random(0, 8) / 10;
    return `<path d="${STROKES[sign] ?? ''}" transform="translate(${x} ${y}) rotate(${random(-18, 19)} 2 3) scale(${scale})"/>`;
  });
  const y = (): number => random(2, 39);
  const noise = Array.from({ length: 4 }, () => {
    return `<path d="M0 ${y()}C40 ${y()} 80 ${y()} 120 ${y()}" stroke-width="1" opacity=".5"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" width="120" height="40"><path fill="#EBF0F5" d="M0 0h120v40H0z"/><g fill="none" stroke="#0B2F57" stroke-width=".55" stroke-linecap="round" stroke-linejoin="round">${signs.join('')}${noise.join('')}</g></svg>`;
}
