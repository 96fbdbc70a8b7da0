import { isSvcdeskError } from '@svcdesk/core';
import type { RequestOf } from '@svcdesk/core/contract';
import { delays, preview } from '@svcdesk/core/contract/dispatch';
import { change } from '@svcdesk/core/contract/schedules';
import { command, list } from '../calls/define.ts';
import { flagsOfFields, sentWithin, typedFields } from '../calls/parts.ts';
import { usageError } from '../errors.ts';
import { withActionHint } from '../report.ts';
import { connectSignedIn } from '../session/connection.ts';
import { absencesOf, awayFlags, sentAbsence } from './absences.ts';

/** An order, whose it would be and when: read as a change of its time is. */
const order = [{ field: 'orderId', optional: true }] as const;
const stopFlags = flagsOfFields({ person: 'engineerId', start: 'planStart', end: 'planEnd' });

/** Who has it says when it is done, or leaves it open. */
const optional = ['orderId', 'planStart', 'planEnd'];

/** `svcdesk schedule preview`: what follows from a change or an absence; nothing is written. */
export const previewSchedule = command({
  calls: [preview],
  arguments: [{ name: 'ORDER', optional: true, resource: 'order', field: 'orderId' }],
  flags: { ...stopFlags, ...awayFlags },
  output: 'detail',
  kind: 'order',
  examples: {
    assign: 'svcdesk schedule preview WO202611200001 --person "Li Wei"',
    time: 'svcdesk schedule preview WO202611200001 --person "Li Wei" --start "tomorrow 10:00" --end "tomorrow 11:00"',
    away: 'svcdesk schedule preview --away "Li Wei" --away-from "tomorrow 09:00" --away-to "tomorrow 18:00"',
  },
  fields: () => ['effects', 'warnings', 'present', 'proposed', 'brokenCount', 'asOf'],
  async run(input, context) {
    const connection = connectSignedIn(context);
    const fields = typedFields(order, stopFlags, input);
    // Loaded by this command only: reading days takes a calendar.
    const { requestOf, checkRequest } = await import('../calls/request.ts');
    const stop = await requestOf({ call: change, fields, base: {}, later: optional }, connection, context);
    const absences = await absencesOf(input, connection, context);
    const request = { stops: Object.keys(stop).length > 0 ? [stop] : [], absences };
    if (request.stops.length === 0 && !absences) throw usageError(context.phrases.usage.orderOrAway);
    const said = [...sentWithin('stops', fields), ...sentAbsence(input)];
    checkRequest(preview, request, said, context);
    const item = await connection.caller
      .call(preview, request as RequestOf<typeof preview>)
      .catch((error: unknown) => {
        const isRefused = isSvcdeskError(error) && error.issues !== undefined;
        const tried = { named: undefined, key: '', view: undefined, fields: said };
        throw isRefused ? withActionHint(error, tried, context.phrases) : error;
      });
    return {
      kind: 'detail',
      item,
      people: async () => (await import('./preview-in-words.ts')).previewInWords(item, context),
    };
  },
});

/** `svcdesk schedule delays`: jobs under way that nobody planned so, with what is behind them. */
export const delayedSchedule = list({
  call: delays,
  unpaged: true,
  fields: { group: 'groupId' },
  items: ({ list: jobs }) =>
    jobs.flatMap(({ delayed, ...job }) =>
      delayed.map((each) => ({ ...each, engineerName: job.engineerName, behindNo: job.orderNo })),
    ),
  itemFields: [
    'behindNo',
    'engineerName',
    'orderNo',
    'planStart',
    'expectedStart',
    'minutes',
    'title',
    'cellName',
    'orderId',
  ],
  columns: ['behindNo', 'engineerName', 'orderNo', 'planStart', 'minutes', 'title'],
  examples: { one: 'svcdesk schedule delays' },
});
