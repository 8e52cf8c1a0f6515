/** Codes that links carry and that live for a while (spec §2, §6). */
export const REFERRAL_NAMES = ['i_code', 'r_code', 'r_bet', 'invite_code'] as const;
export type ReferralName = (typeof REFERRAL_NAMES)[number];

const HOUR_MS = 3_600_000;

/** ms for which a code is good after it came. spec §9 */
export const REFERRAL_LIFE_MS: Readonly<Record<ReferralName, number>> = {
  i_code: 12 * HOUR_MS,
  r_code: 12 * HOUR_MS,
  r_bet: 12 * HOUR_MS,
  invite_code: 24 * HOUR_MS,
};

/** A code with the moment it came, ms by the server's clock. */
export interface StoredCode {
  value: string;
  at: number;
}

/** What localStorage `referral` holds (contract §1). */
export type Referral = Partial<Record<ReferralName, StoredCode>>;

/** Whose code registration starts from, and by which parameter it came. */
export interface Inviter {
  code: string;
  source: 'invite_code' | 'i_code';
}

/** What an app's webview says of itself (contract §2.17). */
export const METADATA_KEYS = ['appVersion', 'channel', 'deviceModel'] as const;
export type AppMetadata = Partial<Record<(typeof METADATA_KEYS)[number], string>>;

/** Everything that the address of a page may bring along. */
export interface Landing {
  codes: Partial<Record<ReferralName, string>>;
  agentVerify: string | null;
  growCode: string | null;
  metadata: AppMetadata | null;
}
