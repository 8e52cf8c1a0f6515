/**
 * First parts of keys in the query cache that several nouns name: a command makes another noun's queries stale without loading
 * that noun. A key of one noun alone is defined with its queries, since every page's scripts carry this table. When a session
 * ends, all queries are removed except those of `SPORT_KEY` and `SITE_KEY`, which all visitors share.
 */
export const SITE_KEY = ['site'] as const;

// Betting.
export const SPORT_KEY = ['sport'] as const;
export const FOUND_KEY = ['found'] as const;
export const ORDER_KEY = ['order'] as const;

// Money. Every command that may have moved money makes `MEMBER_KEY` stale.
export const WITHDRAW_KEY = ['withdraw'] as const;
export const PAYEE_KEY = ['payee'] as const;
export const RECORD_KEY = ['record'] as const;

// Members.
export const MEMBER_KEY = ['account', 'member'] as const;
export const REAL_NAME_KEY = ['security', 'realName'] as const;
export const MAIL_KEY = ['mail'] as const;

// Rewards.
export const COUPON_KEY = ['coupon'] as const;
export const CALENDAR_KEY = ['calendar'] as const;
export const FLIP_KEY = ['flip'] as const;
export const INVITE_KEY = ['invite'] as const;
export const MALL_KEY = ['mall'] as const;
export const PEAK_KEY = ['peak'] as const;
