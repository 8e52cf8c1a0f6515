/** Why OB rejected an in-play bet: it sends no reason, and rejects only while a bet is being confirmed. */
export const OB_REJECTED = '确认期间比分、盘口或赔率已变更';
