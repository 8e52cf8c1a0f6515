import type { PreInfo } from '@/lib/domain/site/config/site.server';
import { safeTitle } from '@/lib/domain/site/config/title.rules';
import { PAGE_COPY } from './page.copy';

/** The site's name in document titles: the platform's, or ours. */
export const siteTitle = (preInfo: PreInfo | null): string => safeTitle(preInfo?.SiteBaseConfigVo.title ?? '') || PAGE_COPY.brand;
