import type { PackedLeague, PackedList, PackedMatch } from '../pack.rules';

/** Path of the site's price stream; `build` and each `list` are its query. */
export const STREAM_PATH = '/api/prices';
/** Most lists of one stream: the pages of one list that an address may request. */
export const MAX_STREAM_LISTS = 6;

/** Texts, numbers and arrays of them: a packed row. */
export type Packed = string | number | readonly Packed[];

/**
 * Changes of an array by path (`4/13/0` is place 0 of place 13 of place 4); an object changes the array at that path, anything
 * else replaces the value there.
 */
export interface Edit {
  readonly [path: string]: Edit | Packed;
}

/** The difference between two versions of a list; missing parts are unchanged. */
export interface ListChange {
  /** The rows in their new order: each is its old place, or a new row. */
  order?: readonly (number | PackedMatch)[];
  /** Changes of the rows in their new order. */
  rows?: Edit;
  /** Leagues added at the end. */
  leagues?: readonly PackedLeague[];
  total?: number;
  invalidRows?: number;
}

/** The version that says that the site cannot read the list at present. */
export const UNREADABLE = 0;

/**
 * One event of the stream: the list's name, its version, and a whole list or the change from the version before; without
 * content nothing has changed.
 */
export type ListUpdate = readonly [list: string, version: number, content?: PackedList | ListChange];
