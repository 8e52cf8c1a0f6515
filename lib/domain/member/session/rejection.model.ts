import { CODE } from '@pavilion/contract/codes';

/** A rejection by the platform, as the event `code/{n}` carries it (spec §8): without token and request. */
export interface RejectedCall {
  code: number;
  message: string;
  data: unknown;
  /** The page shows the rejection where the call was made. */
  inPlace: boolean;
  /** True when the call carried the current token (contract §2.17). */
  carried: boolean;
  /** True for a command that this page did not send: the member must read why. */
  unsent?: boolean;
}

/** The member's page, and its exemptions from access limits (spec §4). */
export interface PageFacts {
  path: string;
  search: string;
  /** `go` is stored: the member continued past the access alert. */
  go: boolean;
  /** A browser that cannot install apps, or a download host. */
  downloadDevice: boolean;
  /** maintainConfig.status is 0. */
  maintenance: boolean;
}

/** Effects of a rejection, in the order in which the session guard applies them. */
export interface Effect {
  endSession: boolean;
  /** Path to go to at once. */
  goTo: string | null;
  /** The response's data, for the page at `goTo`. */
  data: unknown;
  notice: {
    how: 'toast' | 'dialog';
    title: string;
    text: string;
    confirm: string;
    /** Path after confirming or closing; null = stay. */
    next: string | null;
    reload: boolean;
  } | null;
}

/**
 * Outcome of a rejection by the platform: the one table of spec §8 and contract §3. No component switches on a code: it reads this table,
 * or acts through the session guard.
 */
export type Outcome =
  /** The form or part that made the call shows it in place. */
  | { kind: 'place'; part: 'account' | 'risk' | 'limit' | 'picture' | 'maintenance' }
  /** `renew`: another one of the shown kind. */
  | { kind: 'place'; part: 'captcha'; how: 'image' | 'slider' | 'renew' }
  | { kind: 'place'; part: 'device'; how: 'needed' | 'wrong' | 'locked' | 'expired' | 'many' }
  /** A toast; inside a form the field's error. */
  | { kind: 'toast' }
  | { kind: 'dialog'; dialog: 'notice' | 'version' }
  | { kind: 'redirect'; to: 'maintenance' | 'alert' | 'caveat' }
  | { kind: 'end'; how: 'modal' | 'alert' | 'toast' }
  /** The client has already repeated the call; a remaining rejection is an error. */
  | { kind: 'repeated' };

const TABLE: Readonly<Record<number, Outcome>> = {
  [CODE.nameError]: { kind: 'place', part: 'account' },
  [CODE.captchaNeeded]: { kind: 'place', part: 'captcha', how: 'image' },
  [CODE.captchaExpired]: { kind: 'place', part: 'captcha', how: 'renew' },
  [CODE.captchaExtreme]: { kind: 'place', part: 'captcha', how: 'slider' },
  [CODE.captchaWrong]: { kind: 'place', part: 'captcha', how: 'renew' },
  [CODE.ipUnusual]: { kind: 'place', part: 'risk' },
  [CODE.deviceUnusual]: { kind: 'place', part: 'risk' },
  [CODE.ipAndDeviceUnusual]: { kind: 'place', part: 'risk' },
  [CODE.longTime]: { kind: 'place', part: 'risk' },
  [CODE.loginRisk]: { kind: 'place', part: 'risk' },
  [CODE.deviceAuthNeeded]: { kind: 'place', part: 'device', how: 'needed' },
  [CODE.deviceAuthWrong]: { kind: 'place', part: 'device', how: 'wrong' },
  [CODE.deviceAuthLocked]: { kind: 'place', part: 'device', how: 'locked' },
  [CODE.deviceAuthExpired]: { kind: 'place', part: 'device', how: 'expired' },
  [CODE.deviceAuthTooMany]: { kind: 'place', part: 'device', how: 'many' },
  [CODE.limit]: { kind: 'place', part: 'limit' },
  [CODE.captchaImageFailed]: { kind: 'place', part: 'picture' },
  [CODE.liveMaintenance]: { kind: 'place', part: 'maintenance' },
  [CODE.speedpay]: { kind: 'place', part: 'maintenance' },

  [CODE.common]: { kind: 'toast' },
  [CODE.validation]: { kind: 'toast' },
  [CODE.verification]: { kind: 'toast' },

  [CODE.versionTooOld]: { kind: 'dialog', dialog: 'version' },
  [CODE.maintenanceAlert]: { kind: 'dialog', dialog: 'notice' },
  [CODE.giftChanged]: { kind: 'dialog', dialog: 'notice' },

  [CODE.maintenance]: { kind: 'redirect', to: 'maintenance' },
  [CODE.accessRestricted]: { kind: 'redirect', to: 'alert' },
  [CODE.ipBlocked]: { kind: 'redirect', to: 'caveat' },
  [CODE.accessCaveat]: { kind: 'redirect', to: 'caveat' },

  [CODE.loggedInElsewhere]: { kind: 'end', how: 'modal' },
  [CODE.deviceBlocked]: { kind: 'end', how: 'alert' },
  [CODE.auth]: { kind: 'end', how: 'toast' },
  [CODE.accountBlocked]: { kind: 'end', how: 'toast' },
  [CODE.passwordChanged]: { kind: 'end', how: 'toast' },

  [CODE.apiAuth]: { kind: 'repeated' },
  [CODE.uuidMissing]: { kind: 'repeated' },
};

/** Outcome of a code; null for a code outside the table, which is shown in place like any other error. */
export function outcomeOf(code: number | string): Outcome | null {
  return TABLE[Number(code)] ?? null;
}
