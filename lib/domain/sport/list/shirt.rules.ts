/** Colours of `components/sport/sport.css`: main ones from `.m0` on, trims from `.t0` on. */
const MAIN = 15;
const TRIM = 6;
/** Main colours that carry white text: the first ones. */
export const DARK_MAINS = 12;

/** From a main colour to the one of the second kit, which nobody takes for it: red to yellow, blue to sky. */
const SECOND = 13;

/** Kits that there are. */
export const SHIRT_COUNT = MAIN * TRIM;

/**
 * What well-known clubs wear: three characters of it add up to the number of a club's kit (`tests/support/club-shirts.ts` lists
 * the clubs and writes this table; their names would take ten times the room). Other teams find a kit in it by chance.
 */
export const SHIRT_TABLE =
  "DU=_.bzVIuilq#O2WAz976_lqMaUzy)|n?&lD2ONeGs#CPu'RwUzh9wZgenvasO2?aITk>v%\\Wy;P*)e*a&`on;w3;#j;8/Q><>76t^Bg2+9&Zn\\'Lp<q,?*be1j{:56khm-F`aPuz..MEqj5Z%JI:_wFzPd/TxDo4R$)PO_gNs),.fxCh|c#:tq]Wvr=blRhB{_W|7lS\\rLq;a_QvA^{t{Fk6:RKp;|+Pu@o-cg-,5d%J#I__`2IdoTyD%4YE#q>^{NWxc.S6uhdX";

export interface Shirt {
  main: number;
  trim: number;
}

/** A club's second team, its women and its youth wear its colours; some venues write FC or 队 behind a name. */
const SQUAD = / ?(?:后备队|预备队|女足|U\d\d|FC|队)$/;

/** Three places of a table, one in each third, drawn from a team's name. */
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
 * The two colours of a team's shirt: a well-known club's own, else drawn from the name; the same name always wears the same.
 * A guest in the `home` team's main colour wears its second kit.
 */
export function shirtOf(name: string, home = name): Shirt {
  const sum = tableIndexes(name, SHIRT_TABLE.length).reduce((total, index) => total + SHIRT_TABLE.charCodeAt(index) - 35, 0) % SHIRT_COUNT;
  const main = sum % MAIN;
  const clash = name !== home && shirtOf(home).main === main;
  return { main: clash ? (main + SECOND) % MAIN : main, trim: Math.floor(sum / MAIN) };
}
