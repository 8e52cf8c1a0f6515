import type { ClaimFailure } from '@/lib/kit/browser/tab-claim';

/** Messages of commands that were not sent, and the next step. */
export const UNSENT_COPY: Readonly<Record<ClaimFailure, string>> = {
  full: '浏览器无法保存数据（存储空间已满或被禁用），未提交，未扣款。请清理浏览器数据、关闭无痕模式，或换浏览器后再试',
  taken: '另一个页面正在提交，本页未提交。请到那个页面查看结果，或关闭后再试',
};
