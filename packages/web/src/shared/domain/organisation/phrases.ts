import { phraseBook } from '../../platform/i18n/phrase-book.ts';

export const organisationText = phraseBook(
  {
    group: '处理组',
    engineer: '工程师',
    engineerHint: '选填，不选则由组内接单',
    anybody: '由组内接单',
    nobody: '组内没有成员，由组长安排',
  },
  {
    group: 'Group',
    engineer: 'Engineer',
    engineerHint: 'Optional; anybody in the group may accept it otherwise',
    anybody: 'Anybody in the group',
    nobody: 'This group has no members; its lead will see to it',
  },
);
