/** Reason of a rejected in-play bet: OB sends none, and rejects only while a bet is being confirmed. */
export const OB_REJECTED = '确认期间比分、盘口或赔率已变更';
