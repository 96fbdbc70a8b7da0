import { minJudgedChoices, minJudgedPeople, service, suggestions } from '@svcdesk/core/contract/reports';
import { data, statistics } from '@svcdesk/core/contract/workbench';
import { format } from '@svcdesk/core/phrases';
import { list, noun, view } from '../calls/define.ts';

/** `svcdesk report`: figures and service reports. */
export const report = noun('report', {
  service: view({
    call: service,
    args: [{ field: 'month', name: 'MONTH' }],
    fields: { site: 'cellId' },
    examples: { one: 'svcdesk report service 2026-10 --site S001' },
  }),
  suggestions: view({
    call: suggestions,
    fields: { group: 'groupId', from: 'from', to: 'to' },
    note: ({ taken, otherwise }, { phrases }) =>
      taken && otherwise
        ? undefined
        : format(phrases.report.few, { choices: minJudgedChoices, people: minJudgedPeople }),
    examples: { one: 'svcdesk report suggestions --group "Network team" --from -30d --to today' },
  }),
  workbench: view({
    call: data,
    examples: { one: 'svcdesk report workbench' },
  }),
  statistics: list({
    call: statistics,
    unpaged: true,
    hasRequiredFields: true,
    fields: { from: 'from', to: 'to', by: 'groupBy' },
    defaults: { from: '-30d', to: 'today' },
    columns: ['key', 'name', 'created', 'resolved'],
    examples: { one: 'svcdesk report statistics --from -30d --to today' },
  }),
});
