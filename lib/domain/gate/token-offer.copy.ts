/** Words of the page that asks before a link swaps the open session. */
export const TOKEN_OFFER_COPY = {
  title: '切换账号',
  text: '您当前已登录。刚才打开的链接带有另一个登录身份，请确认是否切换。如果链接不是您本人获取的，请保持当前账号。',
  keep: '保持当前账号',
  take: '切换到链接中的账号',
} as const;
