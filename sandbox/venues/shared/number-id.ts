import type { World, WorldMatch } from '../../world/engine/world.model';

/** Finds a match by an id that is a number on the wire and a text elsewhere. */
export function byNumber(find: (world: World, id: number) => WorldMatch | null): (world: World, id: string) => WorldMatch | null {
  return (world, id) => (/^\d{1,15}$/.test(id) ? find(world, Number(id)) : null);
}
