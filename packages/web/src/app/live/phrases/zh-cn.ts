export const zhCN = {
  title: '即将退出登录',
  words: (count: number) =>
    `长时间没有操作，几分钟后会退出登录。还有 ${count} 个操作没有发送，会留在这台设备上，等您再次登录时发送。`,
  okLabel: '继续使用',
  ended: '长时间没有操作，已退出登录',
};
