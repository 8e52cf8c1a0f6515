'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import { toVenueCode, type VenueCode } from '@pavilion/contract/constants';
import { sportIndex } from '@/lib/domain/betting/sport/price/sport.index';
import { pageOf } from '@/lib/kit/browser/link-click';
import { route } from '@/lib/routes';
import type { MatchPreview } from './match-preview';

/** A match's page without a query or a place on it, which only other links have. */
const MATCH_PAGE = new RegExp(`^${route('/game/sport')}/([^/?#]+)/([^/?#]+)$`);

interface Opening {
  page: string;
  venue: VenueCode;
  matchId: string;
}

/**
 * Shows a tapped match of a list at once, as the list knows it, over the page that is left, until the match's page replaces it.
 * The code for that is loaded with the first touch of the page. Until it is there, the list stays, as after any other tap.
 */
export function OpeningMatch() {
  const client = useQueryClient();
  const router = useRouter();
  const [isOpening, startOpening] = useTransition();
  const [opening, setOpening] = useState<Opening | null>(null);
  const [Preview, setPreview] = useState<typeof MatchPreview | null>(null);

  useEffect(() => {
    if (Preview) return undefined;
    const load = async () => {
      // Without it the list stays until the page is there; the next touch requests it again.
      const part = await import('./match-preview').catch(() => null);
      if (part) setPreview(() => part.MatchPreview);
    };
    document.addEventListener('pointerdown', load, { passive: true, capture: true });
    return () => document.removeEventListener('pointerdown', load, { capture: true });
  }, [Preview]);

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const page = pageOf(event);
      const [, named = '', matchId = ''] = MATCH_PAGE.exec(page ?? '') ?? [];
      const venue = toVenueCode(named);
      if (page === null || venue === null || !sportIndex(client).match(venue, matchId)) return;
      event.preventDefault();
      setOpening({ page, venue, matchId });
      startOpening(() => router.push(page));
    };
    // Between React's own handlers on the document, which may prevent the click, and the window's, which follow all other links.
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [client, router]);

  if (!isOpening || !opening || !Preview) return null;
  const cancel = () => {
    setOpening(null);
    // Takes the place of the navigation that is under way.
    router.replace(location.pathname + location.search, { scroll: false });
  };
  return <Preview venue={opening.venue} matchId={opening.matchId} onBack={cancel} />;
}
