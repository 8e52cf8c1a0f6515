'use client';

import { type ComponentProps, useRef } from 'react';
import { useRoofSlide } from './use-roof-slide';

/** A bar of places that the server renders, with the roof among them (`data-roof`): it slides from its last position. */
export function RoofNav({ current, name, ...rest }: ComponentProps<'nav'> & { current: string; name: string }) {
  const bar = useRef<HTMLElement>(null);
  useRoofSlide(bar, current, name);
  return <nav ref={bar} {...rest} />;
}
