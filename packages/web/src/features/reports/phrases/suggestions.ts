import { phraseBook } from '../../../shared/platform/i18n/phrase-book.ts';

export const suggestionText = phraseBook(
  {
    span: '统计几天',
    days: (count: number) => `近 ${count} 天`,
    allGroups: '全部小组',
    choices: '派单',
    taken: '采纳推荐',
    otherwise: '另选他人',
    takenShare: '采纳率',
    counted: '从推荐名单里派单时，首位就是推荐的人。只按小组统计，不统计个人。',
    outcome: '结果怎样',
    unit: '占已有结果的 %',
    inTime: '按时',
    late: '超时',
    cameBack: '退回',
    cameBackMeans: '退回包括拒单、转派、退回工单池和解决后重开；未完成和取消的不算。',
    times: (name: string, count: number, decided: number) => `${name} ${count} 次，已有结果 ${decided} 次`,
    few: (name: string, choices: number, people: number) =>
      `${name}还不够多：满 ${choices} 次、涉及 ${people} 人后才显示结果，免得成了个人评分。`,
    byGroup: '按小组',
    ofGroup: (taken: number, count: number) => `派单 ${count} 次，采纳 ${taken} 次`,
    byDay: '每天派单与采纳',
    none: '还没有可统计的派单',
    noneHint: '从推荐名单里派出工单后，这里显示推荐有没有被采纳、结果怎样。',
  },
  {
    span: 'Days back',
    days: (count) => `${count} days`,
    allGroups: 'All groups',
    choices: 'Assigned',
    taken: 'Best fit taken',
    otherwise: 'Somebody else',
    takenShare: 'Share taken',
    counted:
      'Counts orders assigned from a list of suggestions, whose first is the best fit. By group, never by person.',
    outcome: 'What became of it',
    unit: '% of those decided',
    inTime: 'In time',
    late: 'Late',
    cameBack: 'Came back',
    cameBackMeans:
      'Came back: declined, passed on, put back into the pool, or reopened. Open and cancelled orders are not decided.',
    times: (name, count, decided) => `${name}: ${count}, ${decided} of them decided`,
    few: (name, choices, people) =>
      `${name}: not enough yet. Shown from ${choices} choices and ${people} people on, so that it is nobody's score.`,
    byGroup: 'By group',
    ofGroup: (taken, count) => `${taken} of ${count} taken`,
    byDay: 'Assigned and taken per day',
    none: 'Nothing to count yet',
    noneHint:
      'Once orders are assigned from suggestions, this shows whether the best fit was taken and what became of it.',
  },
);
