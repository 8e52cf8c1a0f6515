import { CODE } from '@/lib/contract/codes';

/**
 * A platform's refusal as the rest of the page hears it: a CustomEvent `code/{n}` on `window` (spec §8). It carries no
 * token and no request.
 */
export interface CodeDetail {
  code: number;
  message: string;
  data: unknown;
  /** Name of the call. */
  call: string;
  /** Whether the refused call carried the token that is held now (contract §2.17). */
  carried: boolean;
}

const CODE_FORM = /^\d{1,6}$/;

export function codeEventName(code: number): string {
  return `code/${code}`;
}

/** Broadcasts a refusal; a code of another form than up to six digits is nobody's event. */
export function broadcastCode(detail: CodeDetail): void {
  if (!CODE_FORM.test(String(detail.code))) return;
  window.dispatchEvent(new CustomEvent<CodeDetail>(codeEventName(detail.code), { detail }));
}

const NAMES = Object.values(CODE).map(codeEventName);

/** Hears every refusal with a code that the product knows. Returns how to stop. */
export function listenToCodes(hear: (detail: CodeDetail) => void): () => void {
  const listen = (event: Event) => hear((event as CustomEvent<CodeDetail>).detail);
  for (const name of NAMES) window.addEventListener(name, listen);
  return () => {
    for (const name of NAMES) window.removeEventListener(name, listen);
  };
}
