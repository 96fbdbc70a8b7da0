import { phraseBook } from '../../shared/platform/i18n/phrase-book.ts';

export const idleText = phraseBook(
  {
    title: '即将退出登录',
    words: (count: number) =>
      `长时间没有操作，几分钟后会退出登录。还有 ${count} 个操作没有发送，会留在这台设备上，等您再次登录时发送。`,
    okLabel: '继续使用',
    ended: '长时间没有操作，已退出登录',
  },
  {
    title: "You'll be signed out soon",
    words: (count) =>
      `Nothing was touched for a while, so you will be signed out in a few minutes. ${count} ${count === 1 ? 'action has' : 'actions have'} not been sent. What waits stays on this device and goes when you sign in again.`,
    okLabel: 'Keep working',
    ended: 'Signed out after a while without use',
  },
);
