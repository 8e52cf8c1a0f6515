'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { loadPart, showPartFailed } from '@/components/ui/lazy/lazy-part';
import { AlertDialog } from '@/components/ui/sheet/alert-dialog';
import { MINE_COPY } from '@/lib/domain/member/account/mine.copy';
import { route } from '@/lib/routes';

const loadSession = () => import('@/lib/domain/member/login/login.mutations');

/** After a confirmation it ends the session here at once, clears the data read with it, and opens the home page. */
export function LogOutButton() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [confirming, setConfirming] = useState(false);
  const [leaving, startLeaving] = useTransition();
  function openDialog() {
    setConfirming(true);
    // Loaded while the question is read.
    void loadSession().catch(() => undefined);
  }
  async function leave() {
    const session = await loadPart(loadSession).catch(() => showPartFailed(loadSession, () => void leave()));
    if (!session) return;
    setConfirming(false);
    session.logOut();
    queryClient.clear();
    startLeaving(() => {
      router.replace(route('/'));
      router.refresh();
    });
  }
  return (
    <>
      <Button variant="outline" block busy={leaving} onClick={openDialog}>
        {leaving ? MINE_COPY.loggingOut : MINE_COPY.logOut}
      </Button>
      <AlertDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => void leave()}
        title={MINE_COPY.logOutQuestion}
        confirm={MINE_COPY.logOut}
        cancel={MINE_COPY.stay}
      >
        {MINE_COPY.logOutEffect}
      </AlertDialog>
    </>
  );
}
