import { ROUTES } from '@/lib/routes';

/** Venues that are shown inside a page of ours: `?url=` names the address (spec §2, contract §2.4). */
interface Frame {
  /** The entry of the one list of origins that the address must lie in. */
  venue: string;
  title: string;
  /** Where 返回 leads when there is nothing to go back to. */
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
