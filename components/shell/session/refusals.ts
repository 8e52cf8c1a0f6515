import { showToast } from '@/components/ui/toast/toast-queue';
import { deviceOf } from '@/lib/domain/gate/device.rules';
import type { Effect, PageFacts } from '@/lib/domain/session/effect.rules';
import { hearCodes, storedFacts } from '@/lib/domain/session/guard.feed';
import { keepMaintenance } from '@/lib/domain/session/maintenance.storage';
import { endSession } from '@/lib/domain/session/session.store';
import { allowAutoAction } from '@/lib/domain/session/loop-guard.storage';
import type { CodeDetail } from '@/lib/platform/code-event';
import { ROUTES } from '@/lib/routes';

export type Said = NonNullable<Effect['say']>;

export interface RefusalPort {
  router: { push(path: string): void; refresh(): void };
  /** Shows a dialog. */
  say(said: Said): void;
  /** Names of this site that are for downloads only (contract §2.1). */
  downloadHosts: readonly string[];
}

function pageFacts(downloadHosts: readonly string[]): PageFacts {
  const hints = { userAgent: navigator.userAgent, hintMobile: null, hintPlatform: null, hostname: location.hostname, app: false };
  return {
    path: location.pathname,
    search: location.search,
    downloadDevice: deviceOf(hints, downloadHosts) === 'download',
    ...storedFacts(),
  };
}

/**
 * Does what the platform's refusals ask of a page, those in `before` first. The session guard loads it with the first
 * refusal: most visits never hear one. Returns how to stop.
 */
export function actOnRefusals({ router, say, downloadHosts }: RefusalPort, before: readonly CodeDetail[]): () => void {
  const act = (effect: Effect) => {
    if (effect.endSession) endSession();
    if (effect.goTo === ROUTES.maintenance) keepMaintenance(effect.data);
    if (effect.goTo) router.push(effect.goTo);
    if (effect.endSession) router.refresh();
    if (effect.say?.how === 'toast') showToast(effect.say.text, { tone: 'error' });
    if (effect.say?.how === 'dialog') say(effect.say);
  };
  return hearCodes(
    {
      now: () => performance.now(),
      facts: () => pageFacts(downloadHosts),
      act,
      allowAutoAction: (kind) => allowAutoAction(kind, Date.now()),
    },
    before,
  );
}
