/** Texts of 关注, 冠军 and 赛果. */
export const SHELF_COPY = {
  noStars: '还没有关注的比赛',
  noStarsText: '点比赛左上角的星标，各场馆的关注都会集中在这里',
  starredOf: (count: number) => `关注 ${count} 场`,
  starsGone: (count: number) => `${count} 场已结束并下架`,
  dropStars: '移除',
  noOutrights: '该场馆暂无冠军盘',
  closesAt: (time: string) => `${time} 截止`,
  allContenders: (count: number) => `全部 ${count} 个选项`,
  fewer: '收起',
  results: '赛果',
  resultsDay: '日期',
  resultsNone: '这一天没有已结束的比赛',
  resultsError: '赛果没有取到',
} as const;
