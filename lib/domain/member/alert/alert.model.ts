import type { AlertKind } from '@pavilion/contract/calls/alert.calls';
import type { QuietHours } from '@pavilion/contract/quiet-hours';

export type { AlertKind, QuietHours };

/** Ways in which a kind is announced: on the page, and as a push. */
export interface AlertChoice {
  inSite: boolean;
  push: boolean;
}

/** A kind and its choice. */
export interface AlertRow extends AlertChoice {
  kind: AlertKind;
}

/** The member's alerts, stored with the account. */
export interface AlertSetting {
  /** Known kinds, in the order of the page. */
  kinds: readonly AlertRow[];
  quiet: QuietHours;
  /** The platform's public key; '' when it sends no pushes. */
  pushKey: string;
  /** This device receives pushes, as far as the platform knows. */
  isPushed: boolean;
}

/** A change of some of it. */
export interface AlertChange {
  kinds?: readonly AlertRow[];
  quiet?: QuietHours;
}

/**
 * Receiving pushes here. `unsupported`: the browser cannot. `uninstalled`: it can once the site is on the home screen (iPhone).
 * `denied`: the browser has been told not to ask. `open`: it may be asked. `granted`: it has agreed.
 */
export type PushAbility = 'unsupported' | 'uninstalled' | 'denied' | 'open' | 'granted';

/** Something that happened to the member, as the page announces it. */
export interface AlertNews {
  id: string;
  kind: AlertKind;
  text: string;
  /** As the platform sent it: a path of this site, or ''. */
  path: string;
  /** World ms. */
  at: number;
}
