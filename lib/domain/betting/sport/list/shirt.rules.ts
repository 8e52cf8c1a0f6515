/** Colours of `components/betting/sport/sport.css`: main ones from `.m0` on, trims from `.t0` on. */
const MAIN = 15;
const TRIM = 6;
/** The first main colours carry white text. */
export const DARK_MAINS = 12;

/** Offset from a main colour to that of the second shirt, easily distinguished: red to yellow, blue to sky. */
const SECOND = 13;

/** Number of different shirts. */
export const SHIRT_COUNT = MAIN * TRIM;

/**
 * Shirts of well-known clubs: three characters of the table add up to the number of a club's shirt
 * (`tests/support/club-shirts.ts` lists the clubs and writes this table; their names would take ten times the room). Other
 * teams get an arbitrary shirt.
 */
export const SHIRT_TABLE =
  "DU=_.bzVIuilq#O2WAz976_lqMaUzy)|n?&lD2ONeGs#CPu'RwUzh9wZgenvasO2?aITk>v%\\Wy;P*)e*a&`on;w3;#j;8/Q><>76t^Bg2+9&Zn\\'Lp<q,?*be1j{:56khm-F`aPuz..MEqj5Z%JI:_wFzPd/TxDo4R$)PO_gNs),.fxCh|c#:tq]Wvr=blRhB{_W|7lS\\rLq;a_QvA^{t{Fk6:RKp;|+Pu@o-cg-,5d%J#I__`2IdoTyD%4YE#q>^{NWxc.S6uhdX";

export interface Shirt {
  main: number;
  trim: number;
}

/** Suffixes of a club's reserves, women and youth, who wear its colours, and FC or 队, which some venues append. */
const SQUAD = / ?(?:后备队|预备队|女足|U\d\d|FC|队)$/;

/** Three indexes of a table, one in each third, from a hash of the team's name. */
export function tableIndexes(name: string, length: number): readonly number[] {
  let hash = 2_166_136_261;
  for (const char of name.replace(SQUAD, '')) hash = Math.imul(hash ^ char.codePointAt(0)!, 16_777_619);
  return [0, 1, 2].map((step) => {
    // The low bits of a short FNV hash are poor: mix the high half in.
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    return ((hash >>> 8) % (length / 3)) + (step * length) / 3;
  });
}

/**
 * The two colours of a team's shirt: a well-known club's own, else derived from the name, so that one name always has one
 * shirt. An away team with the `home` team's main colour wears its second shirt.
 */
export function shirtOf(name: string, home = name): Shirt {
  const sum = tableIndexes(name, SHIRT_TABLE.length).reduce((total, index) => total + SHIRT_TABLE.charCodeAt(index) - 35, 0) % SHIRT_COUNT;
  const main = sum % MAIN;
  const clash = name !== home && shirtOf(home).main === main;
  return { main: clash ? (main + SECOND) % MAIN : main, trim: Math.floor(sum / MAIN) };
}
