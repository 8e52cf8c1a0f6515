'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { UI_COPY } from '@/components/ui/ui.copy';
import { CODE } from '@pavilion/contract/codes';
import { GAME_COPY } from '@/lib/domain/community/game/game.copy';
import type { Game } from '@/lib/domain/community/game/game.model';
import { launchOptions } from '@/lib/domain/community/game/game.queries';
import { gameMessage } from '@/lib/domain/community/game/game.rules';
import { kickOffText } from '@/lib/domain/betting/sport/clock.rules';
import { themeMessage } from '@/lib/domain/site/preference/theme-message.rules';
import { gamePath, route, supportPath } from '@/lib/routes';
import { worldNow } from '@/lib/kit/browser/world-time';
import { BusinessError } from '@/lib/kit/http/errors';
import { MEMBER_KEY } from '@/lib/query-keys';
import { useDark } from '../../ui/use-dark';

type Opened = Pick<Game, 'venue' | 'code' | 'name' | 'until'>;

/** Launches a game and shows it; a rejection is shown in its place, with its way out. */
export function GameFrame({ game, trial, back }: { game: Opened; trial: boolean; back: string }) {
  const dark = useDark();
  const {
    data: address,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...launchOptions(game, { trial, dark: dark ?? false }), enabled: dark !== null });
  if (error) return <LaunchRejected game={game} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return <Frame key={address} address={address ?? null} dark={dark ?? false} game={game} back={back} />;
}

function Frame({ address, dark, game, back }: { address: string | null; dark: boolean; game: Opened; back: string }) {
  const router = useRouter();
  const client = useQueryClient();
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      // A message of the frame has no origin: only its sender identifies it.
      const input = gameMessage({ fromFrame: source !== null && source === frame.current?.contentWindow, data });
      if (input === 'close') router.replace(back);
      if (input === 'deposit') router.push(route('/mine/finance/deposit'));
      if (input === 'balance') void client.invalidateQueries({ queryKey: MEMBER_KEY });
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [back, client, router]);

  // A game that is left while it reveals a result has not reported the balance yet.
  useEffect(() => () => void client.invalidateQueries({ queryKey: MEMBER_KEY }), [client]);

  // The frame has no origin that could be named as the receiver; nothing in the message is secret.
  useEffect(() => {
    if (loaded) frame.current?.contentWindow?.postMessage(themeMessage(dark), '*');
  }, [dark, loaded]);

  return (
    <div className="relative -mb-4 h-[calc(100dvh-3rem-1px-var(--safe-top)-var(--safe-bottom))]" aria-busy={!loaded}>
      {loaded ? null : <output className="absolute inset-x-0 top-16 text-center text-14 text-text-2">{GAME_COPY.opening}</output>}
      {address === null ? null : (
        <iframe
          ref={frame}
          src={address}
          title={GAME_COPY.frame(game.name)}
          // Without an origin, so that neither our storage nor the venue's is within its reach.
          sandbox="allow-scripts"
          allow=""
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(true)}
          className="absolute inset-0 block size-full border-0"
        />
      )}
    </div>
  );
}

/** Reason why a game did not open. */
function LaunchRejected({ game, error, busy, onRetry }: { game: Opened; error: unknown; busy: boolean; onRetry: () => void }) {
  const code = error instanceof BusinessError ? error.code : null;
  if (code === CODE.liveMaintenance) {
    return (
      <EmptyState
        title={GAME_COPY.maintenanceTitle(game.name)}
        hint={game.until ? GAME_COPY.maintenanceUntil(kickOffText(Date.parse(game.until), worldNow())) : GAME_COPY.maintenanceHint}
        action={
          <div className="flex flex-col gap-2">
            <Button size="sm" block busy={busy} onClick={onRetry}>
              {GAME_COPY.reload}
            </Button>
            <LinkButton size="sm" block variant="outline" href={supportPath('error', code)}>
              {UI_COPY.support}
            </LinkButton>
          </div>
        }
      />
    );
  }
  if (code === CODE.validation) {
    return (
      <EmptyState
        title={GAME_COPY.depositTitle}
        hint={GAME_COPY.depositHint}
        action={
          <div className="flex flex-col gap-2">
            <LinkButton size="sm" block href={route('/mine/finance/deposit')}>
              {GAME_COPY.deposit}
            </LinkButton>
            <LinkButton size="sm" block variant="secondary" href={gamePath(game.code, { trial: true })}>
              {GAME_COPY.trial}
            </LinkButton>
          </div>
        }
      />
    );
  }
  return <ErrorState title={GAME_COPY.openFailed} reason={error} busy={busy} onRetry={onRetry} />;
}
