import { HOUR } from '@pavilion/number/duration';

/** Codes that links carry and that expire (spec §2, §6). */
export const REFERRAL_NAMES = ['i_code', 'r_code', 'r_bet', 'invite_code'] as const;
export type ReferralName = (typeof REFERRAL_NAMES)[number];

/** ms for which a code is valid after it arrived. spec §9 */
export const REFERRAL_LIFE_MS: Readonly<Record<ReferralName, number>> = {
  i_code: 12 * HOUR,
  r_code: 12 * HOUR,
  r_bet: 12 * HOUR,
  invite_code: 24 * HOUR,
};

/** A code with its arrival, ms by the server's clock. */
export interface StoredCode {
  value: string;
  at: number;
}

/** Content of localStorage `referral` (contract §1). */
export type Referral = Partial<Record<ReferralName, StoredCode>>;

/** The code that registration starts from, and the parameter that carried it. */
export interface Inviter {
  code: string;
  source: ReferralName;
}

/** Fields that an app's webview reports about itself (contract §2.17). */
export const METADATA_KEYS = ['appVersion', 'channel', 'deviceModel'] as const;
export type AppMetadata = Partial<Record<(typeof METADATA_KEYS)[number], string>>;

/** Everything that a page's address may carry. */
export interface Landing {
  codes: Partial<Record<ReferralName, string>>;
  agentVerify: string | null;
  growCode: string | null;
  metadata: AppMetadata | null;
}
