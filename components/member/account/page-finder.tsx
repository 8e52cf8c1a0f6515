'use client';

import { useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SearchInput } from '@/components/ui/field/search-input';
import { ListGroup, ListRow } from '@/components/ui/list-row';
import { FIND_PAGE_COPY } from '@/lib/domain/member/account/find-page.copy';
import { findPages } from '@/lib/domain/member/account/find-page.rules';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

/** A search for the member's pages by their titles and other names. */
export function PageFinder() {
  const [typed, setTyped] = useState('');
  const found = findPages(typed);
  return (
    <search className="block space-y-2">
      <SearchInput
        label={FIND_PAGE_COPY.label}
        placeholder={`${FIND_PAGE_COPY.label}，${FIND_PAGE_COPY.hint}`}
        value={typed}
        onChange={setTyped}
      />
      {found.length > 0 ? (
        <ListGroup inset>
          {found.map(({ href, title }) => (
            <ListRow key={href} href={href} label={title} />
          ))}
        </ListGroup>
      ) : null}
      {typed.trim() !== '' && found.length === 0 ? (
        <div className="card">
          <EmptyState
            title={FIND_PAGE_COPY.nothing(typed.trim())}
            hint={FIND_PAGE_COPY.nothingHint}
            action={
              <LinkButton href={route('/help')} variant="outline" size="sm" block>
                {PAGE_TITLES.help}
              </LinkButton>
            }
          />
        </div>
      ) : null}
    </search>
  );
}
