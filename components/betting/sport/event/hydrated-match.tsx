'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { InitialMatch } from '@/lib/domain/betting/sport/list/initial-data.model';
import { useRenderedAt } from '../list/use-rendered-at';
import { EventScreen } from './event-screen';
import { hydrateMatch } from './hydrate-match';

/** The screen of a match's own page, with the match that the server found. A list shows the screen without this code. */
export function HydratedMatch({ first, ...screen }: Omit<ComponentProps<typeof EventScreen>, 'watched'> & { first: InitialMatch }) {
  hydrateMatch(useQueryClient(), first, useRenderedAt());
  return <EventScreen {...screen} watched />;
}
