import { phraseBook } from '../../platform/i18n/phrase-book.ts';

export const peopleText = phraseBook(
  {
    person: '人员',
    hint: '输入姓名或组名',
    about: (name: string) => `查看${name}的技能、区域和日程`,
    choose: '选择同事',
    nobody: '没有可选的人员',
  },
  {
    person: 'Person',
    hint: 'Name or group',
    about: (name: string) => `Skills, areas and days of ${name}`,
    choose: 'Choose colleagues',
    nobody: 'Nobody to choose from',
  },
);
