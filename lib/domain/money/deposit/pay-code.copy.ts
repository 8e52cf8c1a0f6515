import { spaced } from '@pavilion/number/spaced';
/** Texts of the picture of a payment code, and of the question when the member returns from paying. */
export const PAY_CODE_COPY = {
  open: (name: string) => spaced`打开${name}付款`,
  copyLink: '复制付款链接',
  show: '保存付款码',
  title: '付款码',
  hint: (name: string) => spaced`保存后打开${name}，扫一扫，从相册选这张图`,
  alt: (name: string, amount: string) => spaced`${name}付款码，金额 ${amount}`,
  file: (orderId: string) => `付款码-${orderId}.png`,
  save: '保存图片',
  share: '分享',
  saved: '付款码已保存到相册或下载',
  drawing: '付款码生成中',
  failed: '浏览器无法生成图片，请长按二维码或截屏',
  amount: '付款金额',
  order: '单号',
  until: (time: string) => `${time} 前付款有效`,
  simulated: '模拟付款，请勿真实转账',
  returned: '已经付款了吗？',
  returnedText: '已付款请告诉我们，核对后自动到账。',
  notYet: '未付款',
} as const;
