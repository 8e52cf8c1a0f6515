import { scoreText } from '@/lib/domain/betting/sport/score.rules';
import { NEWS_NAMES } from '@/lib/domain/betting/sport/sport.copy';
import type { Match, News } from '@/lib/domain/betting/match/sport.model';
import { teamOf } from './news.rules';

/** `进球，红城，1-0`: the text for screen readers. */
export function liveNewsText(match: Pick<Match, 'home' | 'away' | 'score'>, { kind, side }: Pick<News, 'kind' | 'side'>): string {
  return [NEWS_NAMES[kind], teamOf(match, side), match.score ? scoreText(match.score) : ''].filter(Boolean).join('，');
}
