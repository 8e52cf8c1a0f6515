/** What the sandbox's room remembers. */
export const SAID: readonly { userId: string; nickName: string; vipLevel: number; content: string }[] = [
  { userId: '941003', nickName: '边路快马', vipLevel: 1, content: '今晚先看半场再说' },
  { userId: '941001', nickName: '北岸老周', vipLevel: 2, content: '主队这两轮状态不错' },
  { userId: '941002', nickName: '看台三排', vipLevel: 2, content: '角球已经七个了' },
  { userId: '941004', nickName: '守门员手套', vipLevel: 0, content: '四分之一盘赢半也算赢' },
];
