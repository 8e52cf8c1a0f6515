/** A member's real name, as both sides read it. */

/** Dots that keyboards write between the parts of a name. */
const DOTS = /[•．・‧⋅∙･᛫⸱\u0387]/g;
const NAME = /^\p{Script=Han}{1,20}(?:·\p{Script=Han}{1,20}){0,4}$/u;
const MIN = 2;
const MAX = 30;

/** A typed name without spaces, its parts separated by `·`. */
export function normalizeRealName(typed: string): string {
  return typed.replaceAll(/\s/g, '').replaceAll(DOTS, '·');
}

/** A name for comparison: the same whether it was typed with dots or without. */
export function personNameOf(name: string): string {
  return normalizeRealName(name).replaceAll('·', '');
}

/** True for a normalized Chinese name: 2 to 30 characters in up to five parts. */
export function isRealName(name: string): boolean {
  const { length } = Array.from(name);
  return length >= MIN && length <= MAX && NAME.test(name);
}
