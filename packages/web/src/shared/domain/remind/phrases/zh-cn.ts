export const zhCN = {
  before: '催一次以后，要等 30 分钟才能再催',
  justNow: '刚催过，30 分钟后可以再催',
  after: (at: string, again: string) => `${at} 催过，${again} 后可以再催`,
};
