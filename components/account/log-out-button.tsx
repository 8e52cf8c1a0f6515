'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { AlertDialog } from '@/components/ui/sheet/dialog';
import { MINE_COPY } from '@/lib/domain/account/mine.copy';
import { logOut } from '@/lib/domain/session/session.mutations';
import { ROUTES } from '@/lib/routes';

/** Asks, then ends the session here at once, clears the data read with it, and opens the home page. */
export function LogOutButton() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [leaving, startLeaving] = useTransition();
  function leave() {
    setAsking(false);
    logOut();
    queryClient.clear();
    startLeaving(() => {
      router.replace(ROUTES.home);
      router.refresh();
    });
  }
  return (
    <>
      <Button variant="outline" block busy={leaving} onClick={() => setAsking(true)}>
        {leaving ? MINE_COPY.loggingOut : MINE_COPY.logOut}
      </Button>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={leave}
        title={MINE_COPY.logOutQuestion}
        confirm={MINE_COPY.logOut}
        cancel={MINE_COPY.stay}
      >
        {MINE_COPY.logOutEffect}
      </AlertDialog>
    </>
  );
}
