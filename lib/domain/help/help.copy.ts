import type { HelpPage } from './help.model';
import { cjwt } from './pages/cjwt.copy';
import { fwtk } from './pages/fwtk.copy';
import { khjc } from './pages/khjc.copy';
import { lxtz } from './pages/lxtz.copy';
import { pklxsm } from './pages/pklxsm.copy';
import { qkjc } from './pages/qkjc.copy';
import { tytzgz } from './pages/tytzgz.copy';
import { tytzjc } from './pages/tytzjc.copy';
import { zhaqzn } from './pages/zhaqzn.copy';

/** Help pages in reading order. */
export const HELP_PAGES: readonly HelpPage[] = [khjc, qkjc, tytzjc, tytzgz, pklxsm, zhaqzn, lxtz, fwtk, cjwt];

/** The page of a slug, or null. */
export function helpPage(slug: string): HelpPage | null {
  return HELP_PAGES.find((page) => page.slug === slug) ?? null;
}

export const HELP_COPY = {
  title: '帮助中心',
  updated: '更新于',
  contents: '本页内容',
  previous: '上一篇',
  next: '下一篇',
  contact: '没有找到答案？联系客服',
} as const;
