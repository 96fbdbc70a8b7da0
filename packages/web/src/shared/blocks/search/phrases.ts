import { phraseBook } from '../../platform/i18n/phrase-book.ts';

export const searchText = phraseBook(
  {
    clear: '清空输入',
    found: '搜索结果',
    recent: '最近搜索',
    forget: '清除',
    what: '想找什么？',
    nothing: (words: string) => `没有找到“${words}”`,
    nothingHint: '换几个字试试，或者少写几个字。',
  },
  {
    clear: 'Clear the search',
    found: 'Results',
    recent: 'Recent searches',
    forget: 'Clear',
    what: 'What are you looking for?',
    nothing: (words) => `Nothing found for “${words}”`,
    nothingHint: 'Try other words, or shorter ones.',
  },
);
