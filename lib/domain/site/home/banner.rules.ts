import type { CallResponse } from '@pavilion/contract/call';
import type { noticeListCall, stationAdsCall } from '@pavilion/contract/calls/site.calls';
import { safePicture, type SafeLink, toSafeLink } from '../config/link.rules';

/** One banner as the page shows it; an unsafe picture or link is left out, the text stays. */
export interface Banner {
  id: string;
  title: string;
  picture: string;
  link: SafeLink | null;
}

/** A notice with its link inside the site, if it has one. */
export interface Notice {
  id: string;
  title: string;
  content: string;
  href: string | null;
}

/** The platform's advertisements in their order. */
export function toBanners(ads: CallResponse<typeof stationAdsCall>): readonly Banner[] {
  return ads
    .toSorted((a, b) => a.sort - b.sort)
    .map((ad) => ({ id: ad.id, title: ad.title, picture: safePicture(ad.imageUrl), link: toSafeLink(ad.jumpType, ad.jumpUrl) }));
}

/** The platform's notices in their order. */
export function toNotices(notices: CallResponse<typeof noticeListCall>): readonly Notice[] {
  return notices
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ id, title, content, jumpUrl }) => {
      const link = jumpUrl === '' ? null : toSafeLink(1, jumpUrl);
      return { id, title, content, href: link?.kind === 'page' ? link.href : null };
    });
}

const isAt = (href: string, path: string) => href === path || ['/', '?', '#'].some((next) => href.startsWith(path + next));

/** Notices that concern one of the paths: those that lead to it or below it, and those that lead nowhere in particular. */
export function noticesAt(notices: readonly Notice[], paths: readonly string[]): readonly Notice[] {
  return notices.filter(({ href }) => href === null || paths.some((path) => isAt(href, path)));
}
