import { phraseBook } from '../../platform/i18n/phrase-book.ts';

export const pickText = phraseBook(
  {
    recent: '最近选过',
    results: (count: number) => `${count} 个结果`,
    many: (count: number) => `超过 ${count} 个结果`,
    nothing: (words: string) => `没有找到“${words}”`,
    nothingHint: '换几个字试试，或者少写几个字。',
    empty: '没有可选项',
    offline: '现在没有网络，显示的是上次看过的。',
  },
  {
    recent: 'Recent',
    results: (count) => (count === 1 ? '1 result' : `${count} results`),
    many: (count) => `More than ${count} results`,
    nothing: (words) => `Nothing found for “${words}”`,
    nothingHint: 'Try other words, or shorter ones.',
    empty: 'Nothing to choose from',
    offline: "You're offline. Showing what you last saw.",
  },
);
