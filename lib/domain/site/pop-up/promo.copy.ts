export const PROMO_COPY = {
  close: '关闭',
  look: '去看看',
  know: '知道了',
  closeIcon: (name: string) => `关闭${name}图标`,
} as const;
