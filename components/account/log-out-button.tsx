'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { MINE_COPY } from '@/lib/domain/account/mine.copy';
import { logOut } from '@/lib/domain/session/session.mutations';
import { ROUTES } from '@/lib/routes';

/** Ends the session here at once, forgets what was read with it, and goes home. */
export function LogOutButton() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [leaving, startLeaving] = useTransition();
  function leave() {
    logOut();
    queryClient.clear();
    startLeaving(() => {
      router.replace(ROUTES.home);
      router.refresh();
    });
  }
  return (
    <Button variant="outline" block busy={leaving} onClick={leave}>
      {leaving ? MINE_COPY.loggingOut : MINE_COPY.logOut}
    </Button>
  );
}
