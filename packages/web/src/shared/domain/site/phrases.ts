import { phraseBook } from '../../platform/i18n/phrase-book.ts';

export const siteText = phraseBook(
  {
    site: '门店',
    hint: '输入门店或客户名称',
  },
  {
    site: 'Site',
    hint: 'Name of the site or customer',
  },
);
