/** Texts for a browser that rejects cookies. */
export const COOKIE_COPY = {
  title: '浏览器已停用 Cookie',
  text: '登录状态需要 Cookie 保存。请在浏览器设置中允许本站使用 Cookie，然后重新打开页面。',
  reload: '已允许，重新打开',
} as const;
