export const zhCN = {
  clear: '清空输入',
  found: '搜索结果',
  recent: '最近搜索',
  forget: '清除',
  what: '想找什么？',
  nothing: (words: string) => `没有找到“${words}”`,
  nothingHint: '换几个字试试，或者少写几个字。',
};
