'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { showToast } from '@/components/ui/toast/toast-queue';
import { PROFILE_COPY } from '@/lib/domain/member/profile/profile.copy';
import { saveProfile } from '@/lib/domain/member/profile/profile.mutations';
import { profileRejectionOf, type ProfileRejection } from '@/lib/domain/member/profile/profile.rules';
import { sendCooldownKey } from '@/lib/domain/member/session/cooldown.rules';
import { startCooldown } from '@/lib/domain/member/session/cooldown.store';
import { isCallError } from '@/lib/kit/http/errors';
import { steadyNow } from '@/lib/kit/browser/steady-time';

/** Shared state of the forms of 个人资料: a change is saved, or its rejection appears at the field that it names, else above the button. */
export function useProfileSave<F extends FieldValues>(setError: UseFormSetError<F>, onSaved: () => void) {
  const queryClient = useQueryClient();
  const reject = ({ field, message }: ProfileRejection) => {
    const name = (field ?? 'root') as Path<F> | 'root';
    setError(name, { message }, { shouldFocus: field !== null });
  };
  return {
    async save(change: Parameters<typeof saveProfile>[0], done: string = PROFILE_COPY.saved): Promise<void> {
      const rejection = await saveProfile(change, queryClient);
      if (rejection) {
        reject(rejection);
        return;
      }
      showToast(done, { tone: 'done' });
      onSaved();
    },
    /** Shows why a code was not sent; `target` as its field counts the wait. */
    rejectSending(error: Error, scene: string, target: string): void {
      if (!isCallError(error)) throw error;
      const rejection = profileRejectionOf(error);
      if (rejection.retryAfter !== null) startCooldown(sendCooldownKey(scene, target), rejection.retryAfter, steadyNow());
      reject(rejection);
    },
  };
}
