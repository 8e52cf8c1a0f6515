'use client';

import { Tag } from '@/components/ui/tag';
import type { VenueCode } from '@pavilion/contract/constants';
import { isFresh, isReason, newsText, suspendedTag } from '@/lib/domain/betting/sport/event/news.rules';
import { useTicking } from '@/lib/domain/betting/sport/price/price.feed';
import type { Match, News } from '@/lib/domain/betting/match/sport.model';
import { steadyNow } from '@/lib/kit/browser/steady-time';

/** The last goal or sending-off of a match: `fresh` while it is shown as text, then for a while the reason of a suspension. */
export interface MatchNews extends Pick<News, 'kind' | 'side'> {
  fresh: boolean;
}

/** Null where nothing has happened lately. */
export function useNews(venue: VenueCode, matchId: string): MatchNews | null {
  const text = useTicking(venue, matchId, (live) => {
    const news = live?.news;
    const now = steadyNow();
    return news && isReason(news, now) ? `${news.kind} ${news.side} ${isFresh(news, now)}` : '';
  });
  const [kind, side, fresh] = text.split(' ');
  return text ? { kind: kind as News['kind'], side: side === '0' ? 0 : 1, fresh: fresh === 'true' } : null;
}

/** `进球 红城`, then why nothing is sold; null where there is nothing to show. */
export function newsTag(match: Match, news: MatchNews | null) {
  const reason = news?.fresh ? null : suspendedTag(match, news);
  if (!news?.fresh && !reason) return null;
  return (
    <Tag tone={reason ? 'warn' : 'brand'} className="row-news">
      <span>{reason ?? newsText(match, news!)}</span>
    </Tag>
  );
}
