import { randomInt, randomUUID } from 'node:crypto';
import { CODE } from '../../lib/contract/codes';
import { Refusal } from '../server/refusal';
import { captchaPicture } from './captcha.picture';

/** Real time, ms. */
const LIFE_MS = 120_000;
/** Pictures held at once; the oldest makes room. */
const HELD = 10_000;
/** Without letters and digits that look alike. */
const ALPHABET = 'ACDEFHJKMNPRTUVWXY34679';
const LENGTH = 4;

export interface Captchas {
  /** A new picture for a device. */
  issue(uuid: string): { captchaId: string; image: string };
  /** Takes a picture off, whatever the result. @throws Refusal 6022 when it ran out, 6024 when it is wrong, used, or another device's. */
  take(id: string, code: string, uuid: string): void;
  clear(): void;
}

/** Captcha pictures: single use, bound to the device uuid, 120 s (contract §3, spec §8). `now` answers real ms. */
export function createCaptchas(now: () => number): Captchas {
  const held = new Map<string, { uuid: string; code: string; until: number }>();
  return {
    issue(uuid) {
      const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]!).join('');
      const captchaId = randomUUID();
      if (held.size >= HELD) held.delete(held.keys().next().value!);
      held.set(captchaId, { uuid, code, until: now() + LIFE_MS });
      const svg = captchaPicture(code, randomInt);
      return { captchaId, image: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
    },
    take(id, code, uuid) {
      const captcha = held.get(id);
      held.delete(id);
      if (!captcha || captcha.uuid !== uuid) throw new Refusal(CODE.captchaWrong);
      if (captcha.until < now()) throw new Refusal(CODE.captchaExpired);
      if (captcha.code !== code.trim().toUpperCase()) throw new Refusal(CODE.captchaWrong);
    },
    clear: () => held.clear(),
  };
}
