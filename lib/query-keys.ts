/**
 * The first part of every key in the query cache, one per noun. A command makes another noun's queries stale without loading
 * that noun. When a session ends, all queries are removed but those of `SPORT_KEY` and `SITE_KEY`, which are everybody's.
 */
export const SITE_KEY = ['site'] as const;

// Betting.
export const SPORT_KEY = ['sport'] as const;
export const LEAGUES_KEY = ['leagues'] as const;
export const FOUND_KEY = ['found'] as const;
export const LISTED_KEY = ['listed'] as const;
export const TWIN_KEY = ['twin'] as const;
export const TIMELINE_KEY = ['timeline'] as const;
export const ODDS_HISTORY_KEY = ['odds-history'] as const;
export const QUOTES_KEY = ['slip', 'quotes'] as const;
export const ORDER_KEY = ['order'] as const;

// Money. Whatever may have moved money makes `MEMBER_KEY` stale.
export const DEPOSIT_KEY = ['deposit'] as const;
export const WITHDRAW_KEY = ['withdraw'] as const;
export const PAYEE_KEY = ['payee'] as const;
export const RECORD_KEY = ['record'] as const;
export const REBATE_KEY = ['rebate'] as const;

// Members.
export const MEMBER_KEY = ['account', 'member'] as const;
export const CAPTCHA_KEY = ['session', 'captcha'] as const;
export const DEVICE_KEY = ['profile', 'device'] as const;
export const REAL_NAME_KEY = ['security', 'realName'] as const;
export const INFO_KEY = ['info'] as const;
export const MAIL_KEY = ['mail'] as const;
export const PICTURE_KEY = ['picture'] as const;
export const VIP_KEY = ['vip'] as const;

// Rewards.
export const BONUS_KEY = ['bonus'] as const;
export const COUPON_KEY = ['coupon'] as const;
export const CALENDAR_KEY = ['calendar'] as const;
export const FLIP_KEY = ['flip'] as const;
export const INVITE_KEY = ['invite'] as const;
export const MALL_KEY = ['mall'] as const;
export const PEAK_KEY = ['peak'] as const;

// Community and care.
export const GAME_KEY = ['game'] as const;
export const FRAME_KEY = ['frame'] as const;
export const GIFTS_KEY = ['chat', 'gifts'] as const;
export const FEEDBACK_KEY = ['feedback'] as const;
export const SUPPORT_KEY = ['support'] as const;
