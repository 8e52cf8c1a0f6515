export const OB_WORDS = {
  auth: '鉴权失败',
  expired: '令牌已过期',
  failed: '系统繁忙',
  parameters: '参数有误',
} as const;
