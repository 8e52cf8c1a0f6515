import 'server-only';
import { SERVER_TIMEOUT_MS } from '@pavilion/contract/constants';
import { EPOCH_HEADER, readEpoch } from '@pavilion/contract/epoch';
import { env } from '@/lib/env';
import { newUuid } from '@/lib/kit/browser/uuid';
import { nameCall } from '@/lib/kit/http/failure';
import { noteEpoch } from '@/lib/kit/store/epoch';
import { processSingleton } from '@/lib/kit/store/process-singleton';
import { createSizedCache } from '@/lib/kit/store/sized-cache';
import type { PlatformCaller } from './caller';
import { createCaller } from './pipeline';
import { signArea } from './signer';
import { MINUTE } from '@pavilion/number/duration';

/** The visitor for whom the server calls. */
export interface ServerIdentity {
  token: string | null;
  /** The visitor's device identifier from the mirrored cookie; null means this process's own. */
  uuid: string | null;
}

/** Identifier for this process's own calls, made for no visitor (contract §1). */
const processUuid = newUuid();

/** Signatures at a time: a few areas of each device. Each is reused for ten minutes. */
const SIGNATURES = 20_000;
const signatures = processSingleton('signatures', () =>
  createSizedCache<string>({ entries: SIGNATURES, bytes: SIGNATURES, life: 10 * MINUTE, sizeOf: () => 1 }),
);

/**
 * A platform client for one visitor: 400 ms per call, body included (spec §9), nothing cached. `observe` receives the headers of
 * each response. Errors name their call (`failureOf`).
 */
export function platformFor({ token, uuid }: ServerIdentity, observe: (headers: Headers) => void = () => undefined): PlatformCaller {
  const device = uuid ?? processUuid;
  const caller = createCaller({
    origin: env.PLATFORM_ORIGIN,
    timeout: SERVER_TIMEOUT_MS,
    token: () => token,
    uuid: () => device,
    renewUuid: () => undefined,
    async sign(area, prefix, of, fresh) {
      const key = process.env.NEXT_PUBLIC_SIGN_KEY ?? '';
      if (key === '') return '';
      const name = `${area} ${of}`;
      const cached = fresh ? undefined : signatures().get(name);
      if (cached) return cached;
      const signature = await signArea(key, area, prefix, of, Math.floor(Date.now() / 1000)).catch(() => '');
      if (signature) signatures().set(name, signature);
      return signature;
    },
    nameHash: () => Promise.resolve(null),
    observe(headers) {
      noteEpoch(readEpoch(headers.get(EPOCH_HEADER)));
      observe(headers);
    },
    accepted: () => undefined,
    rejected: () => undefined,
  });
  return async (call, request, options) => {
    try {
      return await caller(call, request, options);
    } catch (error) {
      nameCall(error, call.name);
      throw error;
    }
  };
}

/** The server's client for data that all visitors share: sends no visitor's token or device. */
export const callPlatform = platformFor({ token: null, uuid: null });
