export const SEARCH_COPY = {
  title: '搜索赛事',
  label: '球队或联赛',
  hint: '球队、联赛，中文或拼音',
  empty: '清空输入',
  clear: '清空最近搜索',
  begin: '输入球队或联赛名称',
  beginText: '支持中文、拼音与拼音首字母，例如 利物浦、liwupu、lwp',
  none: (words: string) => `没有找到“${words}”`,
  noneText: '换个写法试试，或看看全部赛事',
  failed: '搜索没有成功',
  recent: '最近搜索',
  meant: '你要找的是不是',
} as const;
