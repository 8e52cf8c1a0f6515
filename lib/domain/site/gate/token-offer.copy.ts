/** Texts of the page that asks for a confirmation before a foreign link opens a session. */
export const TOKEN_OFFER_COPY = {
  title: '登录确认',
  account: '链接中的账号',
  /** The platform could not name the session's member. */
  unknown: '暂时无法查询',
  again: '重新查询',
  /** Another session is open. */
  swap: {
    title: '切换账号',
    text: '您当前已登录。刚才打开的链接带有另一个登录身份，请确认是否切换。如果链接不是您本人获取的，请保持当前账号。',
    keep: '保持当前账号',
    take: '切换到链接中的账号',
  },
  /** No session is open. */
  open: {
    title: '登录确认',
    text: '刚才打开的链接带有登录身份。请核对账号，是您本人的再登录；不是您本人的账号请不要登录，更不要存款。',
    keep: '不登录，继续浏览',
    take: '登录这个账号',
  },
  /** The platform rejects the link's token. */
  over: {
    title: '链接已失效',
    text: '链接中的登录身份已失效，您的登录状态没有变化。请重新获取链接，或使用账号密码登录。',
    keep: '继续浏览',
    take: null,
  },
} as const;
