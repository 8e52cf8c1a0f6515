/** Reasons of IM to reject or cancel an in-play bet. */
export const IM_REJECTED: Readonly<Record<'danger' | 'cancelled', string>> = {
  danger: '确认期间比分、盘口或赔率已变更',
  cancelled: '场馆已取消注单',
};
