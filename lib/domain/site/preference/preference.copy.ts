import type { Theme, UpColour } from './preference.model';

/** Texts of the display preferences. */
export const PREFERENCE_COPY = {
  title: '显示',
  theme: '主题',
  upColour: '涨跌颜色',
  oddsType: '赔率类型',
  density: '列表密度',
  hideBalance: '隐藏余额',
  hideBalanceHint: '在所有页面以星号显示余额',
} as const;

export const THEMES: readonly { id: Theme; label: string }[] = [
  { id: 'light', label: '浅色' },
  { id: 'dark', label: '深色' },
  { id: 'system', label: '跟随系统' },
];

export const UP_COLOURS: readonly { id: UpColour; label: string }[] = [
  { id: 'red', label: '红升绿降' },
  { id: 'green', label: '绿升红降' },
];
