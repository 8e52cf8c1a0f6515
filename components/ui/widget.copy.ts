/** Texts of the widgets that some pages load. */
export const WIDGET_COPY = {
  copied: '已复制',
  copyFailed: '复制失败，请长按选择文字',
  copy: '复制',
  showBalance: '显示余额',
  hideBalance: '隐藏余额',
  hidden: '已隐藏',
  unit: '币',
  /** Fixed by the spec: title and button of a generic dialog. */
  alertTitle: '温馨提示',
  confirm: '确定',
  errorTitle: '加载失败',
  stale: '更新失败，显示的是上次的内容',
  keypad: '金额键盘',
  backspace: '退格',
  half: '减半',
  double: '加倍',
  undo: '撤销',
  /** Label of a waiting countdown button, seconds left. */
  again: (seconds: number) => `${seconds}秒后可重新获取`,
} as const;
