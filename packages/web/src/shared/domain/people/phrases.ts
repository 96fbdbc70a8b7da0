import { phraseBook } from '../../platform/i18n/phrase-book.ts';

export const peopleText = phraseBook(
  {
    person: '人员',
    hint: '输入姓名或组名',
    open: (count: number) => `手上 ${count} 单`,
    today: (percent: string) => `今日 ${percent}`,
    best: '推荐',
    skill: (name: string, level: string) => `${name} ${level}`,
    about: (name: string) => `查看${name}的技能、区域和日程`,
    choose: '选择同事',
    nobody: '没有可选的人员',
  },
  {
    person: 'Person',
    hint: 'Name or group',
    open: (count) => `${count} open`,
    today: (percent) => `${percent} today`,
    best: 'Best fit',
    skill: (name, level) => `${name}, ${level}`,
    about: (name: string) => `Skills, areas and days of ${name}`,
    choose: 'Choose colleagues',
    nobody: 'Nobody to choose from',
  },
);
