import { FRAME_VENUES } from '@pavilion/contract/constants';
import { route } from '@/lib/routes';

/** Name of a page with a frame, as its route spells it. */
export type FrameName = keyof typeof FRAME_VENUES;

/** Venues that a page of this site shows in a frame: `?url=` is the address (spec §2, contract §2.4). */
interface Frame {
  title: string;
  /** The page, which launches its venue when it is opened without an address. */
  path: string;
  /** Target of 返回 without a history. */
  back: string;
}

export const FRAMES = {
  V188: { title: '188体育', path: `${route('/game/sport')}/V188`, back: route('/') },
  im: { title: 'IM体育', path: `${route('/game/sport')}/im`, back: `${route('/game/sport')}?venue=${FRAME_VENUES.im}` },
  ob: { title: 'OB体育', path: `${route('/game/sport')}/ob`, back: `${route('/game/sport')}?venue=${FRAME_VENUES.ob}` },
  ybdj: { title: 'YB电竞', path: `${route('/game/gaming')}/ybdj`, back: route('/') },
  imdj: { title: 'IM电竞', path: `${route('/game/gaming')}/imdj`, back: route('/') },
  lhdj: { title: '雷火电竞', path: `${route('/game/gaming')}/lhdj`, back: route('/') },
} as const satisfies Record<FrameName, Frame>;

const NAMES = Object.keys(FRAMES) as FrameName[];

/** The frame's name in any letter case, or null. */
export function toFrameName(text: string): FrameName | null {
  return NAMES.find((name) => name.toLowerCase() === text.toLowerCase()) ?? null;
}

/** The frame of a venue's code in any letter case, or null for a venue without one. */
export function frameOfVenue(code: string): FrameName | null {
  return NAMES.find((name) => FRAME_VENUES[name] === code.toUpperCase()) ?? null;
}
