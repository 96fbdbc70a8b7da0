import type { pmPlans as source } from '../../zh-CN/commands/pm-plans.ts';

/** `svcdesk pm-plans` */
export const pmPlans: typeof source = {
  save: {
    flags: {
      id: 'The plan to change, by name or id; what is not said stays as it is',
      every: 'How often, such as month, 3 months or 2 weeks',
      item: 'An item to check: NAME, NAME:number:10..30 or NAME:select:red/green; once for each, in order',
      'check-list': 'A check list that is there already: id',
      'first-on': 'First day',
      'end-on': 'Last day',
      'lead-days': 'Days ahead that orders are made',
    },
    examples: { one: 'Every three months, with two items', off: 'Stop a plan' },
  },
};
