import type { QueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/ui/toast/toast-queue';
import { ALERT_COPY } from '@/lib/domain/member/alert/alert.copy';
import { turnPushOn } from '@/lib/domain/member/alert/alert.mutations';
import { saveCardDone } from '@/lib/domain/member/alert/push-card.storage';

/** Asks the browser for pushes to this device, in a tap, and reports the result in a toast. */
export async function askForPush(pushKey: string, queryClient: QueryClient): Promise<void> {
  saveCardDone();
  const outcome = await turnPushOn(pushKey, queryClient);
  if (outcome === 'on') showToast(ALERT_COPY.subscribed, { tone: 'done' });
  else showToast(outcome === 'not-allowed' ? ALERT_COPY.notAllowed : ALERT_COPY.subscribeFailed, { tone: 'error' });
}
