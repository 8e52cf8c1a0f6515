import type { HelpGroup, HelpPage } from './help.model';
import { cgtzsm } from './pages/cgtzsm.copy';
import { cjwt } from './pages/cjwt.copy';
import { ckjc } from './pages/ckjc.copy';
import { dzqbjc } from './pages/dzqbjc.copy';
import { fssm } from './pages/fssm.copy';
import { fwtk } from './pages/fwtk.copy';
import { khjc } from './pages/khjc.copy';
import { lsjhsm } from './pages/lsjhsm.copy';
import { lxtz } from './pages/lxtz.copy';
import { pklxsm } from './pages/pklxsm.copy';
import { qkjc } from './pages/qkjc.copy';
import { smrzsm } from './pages/smrzsm.copy';
import { tqjssm } from './pages/tqjssm.copy';
import { tytzgz } from './pages/tytzgz.copy';
import { tytzjc } from './pages/tytzjc.copy';
import { viptqsm } from './pages/viptqsm.copy';
import { xnbcqkjc } from './pages/xnbcqkjc.copy';
import { yhkgz } from './pages/yhkgz.copy';
import { zhaqzn } from './pages/zhaqzn.copy';
import { zhmm } from './pages/zhmm.copy';
import { zzjc } from './pages/zzjc.copy';

/** Help pages by subject, in reading order. */
export const HELP_GROUPS: readonly HelpGroup[] = [
  { title: '开始', pages: [khjc, tytzjc, cjwt] },
  { title: '存款与取款', pages: [ckjc, qkjc, zzjc, yhkgz, xnbcqkjc, dzqbjc, lsjhsm] },
  { title: '投注', pages: [tytzgz, pklxsm, cgtzsm, tqjssm] },
  { title: '会员', pages: [viptqsm, fssm] },
  { title: '账号与安全', pages: [smrzsm, zhmm, zhaqzn, lxtz, fwtk] },
];

/** All of them, in reading order. */
export const HELP_PAGES: readonly HelpPage[] = HELP_GROUPS.flatMap(({ pages }) => pages);

/** The page of a slug, or null. */
export function helpPage(slug: string): HelpPage | null {
  return HELP_PAGES.find((page) => page.slug === slug) ?? null;
}

export const HELP_COPY = {
  updated: '更新于',
  contents: '本页内容',
  previous: '上一篇',
  next: '下一篇',
  contact: '未找到答案？联系客服',
  noAnswer: '未找到答案',
  feedback: '写下问题或建议，查看回复',
  support: '联系客服',
  supportText: '在线解答，需要时转人工',
  search: '搜索帮助',
  searchHint: '例如：手续费、赢半、验证码',
  submit: '搜索',
  found: (count: number, query: string) => `「${query}」有 ${count} 处`,
  nothing: (query: string) => `未找到「${query}」`,
  nothingHint: '换个说法，或联系客服',
  all: '全部帮助',
} as const;
