/** Paths of open pages that few visits need, apart from `ROUTES`, which every page loads. */
export const OPEN_ROUTES = {
  instead: '/customer/instead',
  sponsor: '/sponsor/0',
  agent: '/agent',
} as const;

/** Their titles, apart from `PAGE_TITLES` for the same reason. */
export const OPEN_TITLES = {
  instead: '备用客服',
  sponsor: '赞助故事',
  agent: '合作代理',
} as const satisfies Record<keyof typeof OPEN_ROUTES, string>;
