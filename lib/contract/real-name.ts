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

/** The name by which a person is recognized: typed with or without dots, it is the same. */
export function personNameOf(name: string): string {
  return normalizeRealName(name).replaceAll('·', '');
}

/** Whether a normalized name is a Chinese one: 2 to 30 characters in up to five parts. */
export function isRealName(name: string): boolean {
  const { length } = Array.from(name);
  return length >= MIN && length <= MAX && NAME.test(name);
}
