import { randomInt, randomUUID } from 'node:crypto';
import { CODE } from '@pavilion/contract/codes';
import type { ShortLived } from '../../../kernel/db/short-lived.store';
import { Rejection } from '../../../kernel/http/rejection';
import { captchaPicture } from './captcha-picture';
import { CAPTCHA_COPY } from '../account/member.copy';
import type { Random } from './png';
import { SLIDER, sliderPictures } from './slider-picture';
import { MINUTE } from '../../../kernel/clock/calendar';

/** Real time, ms. */
const LIFE_MS = 2 * MINUTE;
/** Letters and digits without those that look alike. */
const ALPHABET = 'ACDEFHJKMNPRTUVWXY34679';
const LENGTH = 4;
/** Pixels by which a slider may miss the gap: a thumb's width on a small phone is a few. */
const TOLERANCE = 5;

export type CaptchaKind = 'image' | 'slider';

/** An issued captcha. */
export interface Captcha {
  kind: CaptchaKind;
  uuid: string;
  /** Letters, or the gap's pixels from the left. */
  code: string;
}

export interface Captchas {
  /** A new picture for a device. */
  issue(uuid: string): Promise<{ captchaId: string; image: string }>;
  /** A new slider for a device. */
  issueSlider(
    uuid: string,
  ): Promise<{ captchaId: string; image: string; piece: string; width: number; height: number; pieceWidth: number }>;
  /**
   * Removes a captcha, whatever the result, and returns its kind.
   * @throws Rejection 6022 when it ran out; 6024, for a slider 6023, when it is wrong, used, or another device's.
   */
  take(id: string, code: string, uuid: string): Promise<CaptchaKind>;
}

function isRight({ kind, code }: Captcha, given: string): boolean {
  if (kind === 'image') return code === given.trim().toUpperCase();
  return /^\d{1,4}$/.test(given) && Math.abs(Number(given) - Number(code)) <= TOLERANCE;
}

/**
 * Captchas: single use, bound to the device uuid, 120 s (contract §3, spec §8). `now` returns real ms, `random` an integer in
 * [below, above).
 */
export function createCaptchas(given: ShortLived<Captcha>, now: () => number, random: Random = randomInt): Captchas {
  async function give(captcha: Captcha): Promise<string> {
    const captchaId = randomUUID();
    await given.put(captchaId, { value: captcha, until: now() + LIFE_MS });
    return captchaId;
  }

  return {
    async issue(uuid) {
      const code = Array.from({ length: LENGTH }, () => ALPHABET[random(0, ALPHABET.length)]!).join('');
      return { captchaId: await give({ kind: 'image', uuid, code }), image: captchaPicture(code, random) };
    },
    async issueSlider(uuid) {
      const gap = random(SLIDER.piece + 20, SLIDER.width - SLIDER.piece);
      const captchaId = await give({ kind: 'slider', uuid, code: String(gap) });
      return { captchaId, ...sliderPictures(gap, random), width: SLIDER.width, height: SLIDER.height, pieceWidth: SLIDER.piece };
    },
    async take(id, code, uuid) {
      const taken = await given.take(id);
      const captcha = taken?.value;
      if (!captcha || captcha.uuid !== uuid) throw new Rejection(CODE.captchaWrong);
      const slider = captcha.kind === 'slider';
      if (taken.until < now()) throw new Rejection(CODE.captchaExpired, slider ? CAPTCHA_COPY.sliderExpired : undefined);
      if (isRight(captcha, code)) return captcha.kind;
      throw slider ? new Rejection(CODE.captchaExtreme, CAPTCHA_COPY.sliderWrong) : new Rejection(CODE.captchaWrong);
    },
  };
}
