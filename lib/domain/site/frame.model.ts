import type { FRAME_VENUES } from '@/lib/contract/constants';
import { ROUTES } from '@/lib/routes';

/** Name of a page with a frame, as its route spells it. */
export type FrameName = keyof typeof FRAME_VENUES;

/** Venues that a page of this site shows in a frame: `?url=` is the address (spec §2, contract §2.4). */
interface Frame {
  title: string;
  /** Target of 返回 without a history. */
  back: string;
}

export const FRAMES = {
  V188: { title: 'V188体育', back: ROUTES.sport },
  im: { title: 'IM体育', back: ROUTES.sport },
  ob: { title: 'OB体育', back: ROUTES.sport },
  ybdj: { title: 'YB电竞', back: ROUTES.home },
  imdj: { title: 'IM电竞', back: ROUTES.home },
  lhdj: { title: '雷火电竞', back: ROUTES.home },
} as const satisfies Record<FrameName, Frame>;
