/** Colours of `components/sport/kit.module.css`: main ones carry white text, trims may be light. */
const MAIN = 12;
const TRIM = 6;

export interface Kit {
  main: number;
  trim: number;
}

/** Two kit colours of a team, drawn from its name: the same name always wears the same shirt. */
export function kitOf(name: string): Kit {
  let hash = 2_166_136_261;
  for (const char of name) hash = Math.imul(hash ^ char.codePointAt(0)!, 16_777_619);
  // The low bits of a short FNV hash are poor: mix the high half in.
  const mixed = (hash ^ (hash >>> 15)) >>> 0;
  return { main: mixed % MAIN, trim: Math.floor(mixed / MAIN) % TRIM };
}
