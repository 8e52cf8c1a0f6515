import { CODE } from '@pavilion/contract/codes';
import type { BusinessError } from '@/lib/kit/http/errors';
import type { RejectedCall } from '@/lib/domain/member/session/rejection.model';

const CODE_FORM = /^\d{1,6}$/;

export function codeEventName(code: number): string {
  return `code/${code}`;
}

/** Dispatches a rejection as the CustomEvent `code/{n}` on `window` (spec §8); drops a code that is not one to six digits. */
export function broadcastCode(detail: RejectedCall): void {
  if (!CODE_FORM.test(String(detail.code))) return;
  window.dispatchEvent(new CustomEvent<RejectedCall>(codeEventName(detail.code), { detail }));
}

/** Dispatches a platform's rejection of a call. `carried`: true if the call carried the token that is still the current one. */
export function broadcastRejection(error: BusinessError, { inPlace = false, carried }: { inPlace?: boolean; carried: boolean }): void {
  broadcastCode({ code: Number(error.code), message: error.message, data: error.data, inPlace, carried });
}

const NAMES = Object.values(CODE).map(codeEventName);

/** Listens to rejections with known codes. Returns the unsubscribe function. */
export function listenToCodes(onRejection: (detail: RejectedCall) => void): () => void {
  const listen = (event: Event) => onRejection((event as CustomEvent<RejectedCall>).detail);
  for (const name of NAMES) window.addEventListener(name, listen);
  return () => {
    for (const name of NAMES) window.removeEventListener(name, listen);
  };
}
