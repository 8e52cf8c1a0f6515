export const REBATE_COPY = {
  title: (day: string) => `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8, 10))} 日返水`,
  day: '只能查询最近 30 天的返水',
  counting: '当天的返水还在统计，次日 00:05 起可以领取',
  claimed: '该日返水已领取',
  expired: '该日返水已过领取期',
  none: '该日无返水',
  days: '请选择 1 至 30 天',
} as const;
