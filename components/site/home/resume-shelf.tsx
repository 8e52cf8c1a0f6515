'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { GamePicture } from '@/components/community/game/game-picture';
import { Icon, type IconName } from '@/components/ui/icon';
import { depositPath } from '@/lib/domain/money/deposit/deposit.model';
import { RESUME_COPY } from '@/lib/domain/member/resume/resume.copy';
import type { ResumeTile } from '@/lib/domain/member/resume/resume.model';
import { resumeOptions } from '@/lib/domain/member/resume/resume.queries';
import { usePreference } from '@/lib/domain/site/preference/preference.store';
import { gamePath, matchPath, route } from '@/lib/routes';
// Requested as soon as this is shown: in its own script, the call costs no further request for code.
import '@/lib/domain/member/resume/resume.api';

/** Drawings of the tiles that are no game. */
const ICONS: Partial<Record<ResumeTile['kind'], IconName>> = { bets: 'receipt-text', deposit: 'wallet', match: 'star' };
const LOOK = 'card flex h-[4rem] w-[10rem] shrink-0 items-center gap-2 px-2 low:h-[3.25rem]';

/** 继续玩: unfinished rounds, open bets and deposits, a followed match and the last games, or what others play; the ways to both halves of the site when it fails. */
export function ResumeShelf({ waiting }: { waiting: ReactNode }) {
  const { data, isError } = useQuery(resumeOptions());
  const hidden = usePreference(({ hideBalance }) => hideBalance);
  if (!data && !isError) return waiting;
  const title = RESUME_COPY.shelf[data?.shelf ?? 'resume'];
  return (
    <section aria-label={title}>
      <h2 className="gutter flex h-[2.25rem] items-center text-16 font-semibold low:h-[2rem]">{title}</h2>
      <ul className="gutter no-scrollbar flex gap-2 overflow-x-auto">
        {(data?.tiles ?? []).map((tile) => (
          <li key={`${tile.kind} ${tile.id}`}>
            <Tile tile={tile} hidden={hidden} />
          </li>
        ))}
        {data?.shelf === 'resume' ? null : <Way href={route('/game')} icon="dices" title={RESUME_COPY.games} />}
        {data && data.tiles.length > 0 ? null : <Way href={route('/game/sport')} icon="clock" title={RESUME_COPY.live} />}
      </ul>
    </section>
  );
}

function hrefOf(kind: ResumeTile['kind'], id: string): string {
  if (kind === 'bets') return route('/mine/record/betRecord');
  if (kind === 'deposit') return depositPath({ order: id });
  const [venue = '', match = ''] = id.split('/');
  return kind === 'match' ? matchPath(venue, match) : gamePath(id);
}

function Tile({ tile: { kind, id, title, note, amount }, hidden }: { tile: ResumeTile; hidden: boolean }) {
  const icon = ICONS[kind];
  return (
    <a href={hrefOf(kind, id)} className={LOOK}>
      {icon ? (
        <Icon name={icon} size={24} className="mx-2 shrink-0 text-brand" />
      ) : (
        <GamePicture code={id} name={title} className="size-11 shrink-0 rounded-odds" />
      )}
      <span className="min-w-0">
        <span className="block truncate text-14 font-semibold">{title}</span>
        <span className={`block truncate text-12 ${icon === 'star' || kind === 'game' ? 'text-text-3' : 'text-warn'}`}>
          {amount === null ? note : `${note} ${hidden ? '****' : amount}`}
        </span>
      </span>
    </a>
  );
}

function Way({ href, icon, title }: { href: string; icon: 'dices' | 'clock'; title: string }) {
  return (
    <li>
      <a href={href} className={LOOK}>
        <Icon name={icon} size={24} className="mx-2 text-brand" />
        <span className="text-14 font-semibold">{title}</span>
      </a>
    </li>
  );
}
