'use client';

import { copyText } from '@/components/ui/copy/copy';
import { Icon } from '@/components/ui/icon';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';

/** Shares the address of a match's page, without its query; where the browser cannot share, the address is copied. */
export function ShareButton({ match: { league, home, away } }: { match: Match }) {
  const share = async () => {
    const url = location.origin + location.pathname;
    const shared = { title: `${home.name} vs ${away.name}`, text: `${league.name} ${home.name} vs ${away.name}`, url };
    if (!navigator.canShare?.(shared)) return copyText(url);
    // A member who closes the sheet has not failed.
    await navigator.share(shared).catch(() => undefined);
  };
  return (
    <button
      type="button"
      aria-label={`${SPORT_COPY.share} ${home.name}对${away.name}`}
      className="grid size-11 shrink-0 place-items-center"
      onClick={() => void share()}
    >
      <Icon name="send" size={20} />
    </button>
  );
}
