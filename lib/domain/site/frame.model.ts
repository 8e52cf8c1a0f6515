import { ROUTES } from '@/lib/routes';

/** Venues that a page of this site shows in a frame: `?url=` is the address (spec §2, contract §2.4). */
interface Frame {
  /** Entry of the list of origins; the address must be at one of its origins. */
  venue: string;
  title: string;
  /** Target of 返回 without a history. */
  back: string;
}

export const FRAMES = {
  V188: { venue: 'V188', title: 'V188体育', back: ROUTES.sport },
  im: { venue: 'IMTY', title: 'IM体育', back: ROUTES.sport },
  ob: { venue: 'OBTY', title: 'OB体育', back: ROUTES.sport },
  ybdj: { venue: 'YBDJ', title: 'YB电竞', back: ROUTES.home },
  imdj: { venue: 'IMDJ', title: 'IM电竞', back: ROUTES.home },
  lhdj: { venue: 'LHDJ', title: '雷火电竞', back: ROUTES.home },
} as const satisfies Record<string, Frame>;

export type FrameName = keyof typeof FRAMES;
