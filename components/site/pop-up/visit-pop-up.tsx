'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { AlertDialog } from '@/components/ui/sheet/alert-dialog';
import { getPopUps } from '@/lib/domain/site/pop-up/promo.api';
import { PROMO_COPY } from '@/lib/domain/site/pop-up/promo.copy';
import { choosePopUp, type PopUp } from '@/lib/domain/site/pop-up/pop-up.rules';
import { hadPopUp, rememberPopUp, seenPopUps } from '@/lib/domain/site/pop-up/pop-up.storage';
import { openOutside } from '@/lib/kit/browser/open-outside';
import { whenQuiet } from '@/lib/domain/site/pop-up/quiet.listener';
import { steadyNow } from '@/lib/kit/browser/steady-time';

/** At most one pop-up of a visit, when the visitor is idle, never over the slip or another dialog (spec §7). */
export function VisitPopUp() {
  const router = useRouter();
  const [popUp, setPopUp] = useState<PopUp | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (hadPopUp()) return;
    let stop = () => {};
    let gone = false;
    const wait = (chosen: PopUp) => {
      stop = whenQuiet(() => {
        // Another page of this visit may have shown it meanwhile.
        if (hadPopUp()) return;
        rememberPopUp(chosen.id, steadyNow());
        setPopUp(chosen);
        setOpen(true);
      });
    };
    const begin = async () => {
      const chosen = choosePopUp(await getPopUps(), seenPopUps(), steadyNow());
      if (chosen && !gone) wait(chosen);
    };
    begin().catch(() => undefined);
    return () => {
      gone = true;
      stop();
    };
  }, []);

  if (!popUp) return null;
  const { title, content, picture, link } = popUp;
  const openLink = () => {
    setOpen(false);
    if (link?.kind === 'page') router.push(link.href);
    else if (link) openOutside(link.href);
  };
  return (
    <AlertDialog
      open={open}
      onClose={() => setOpen(false)}
      onConfirm={openLink}
      title={title || undefined}
      confirm={link ? PROMO_COPY.look : PROMO_COPY.know}
      cancel={link ? PROMO_COPY.close : undefined}
    >
      {picture ? <img src={picture} alt="" className="mb-3 w-full rounded-card" /> : null}
      {content}
    </AlertDialog>
  );
}
