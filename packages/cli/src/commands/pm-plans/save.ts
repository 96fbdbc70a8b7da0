import { save as call, page } from '@svcdesk/core/contract/pm-plans';
import { format } from '@svcdesk/core/phrases';
import { readPages } from '../../call-commands/pages.ts';
import { writeCommand } from '../../call-commands/write-command.ts';
import { usageError } from '../../errors/cli-error.ts';
import { thingFor } from '../../fields/field-use.ts';
import type { Item } from '../../output/output.ts';
import type { Connection } from '../../session/connection.ts';
import { everyFlag, itemFlag } from './plan-flags.ts';

/** `svcdesk pm-plans save` */
export const save = writeCommand({
  name: 'pm-plans save',
  call,
  besides: [page],
  fields: {
    id: thingFor('id', 'plan'),
    name: 'name',
    site: 'cellId',
    asset: 'assetIds',
    class: 'classId',
    group: 'groupId',
    engineer: 'engineerId',
    'first-on': 'anchorOn',
    'end-on': 'endOn',
    'lead-days': 'leadDays',
    minutes: 'minutes',
    mode: 'mode',
    'on-holiday': 'onHoliday',
    'on-open': 'onOpen',
    type: 'faultTypeId',
    catalog: 'faultCatalogId',
    'check-list': 'checkListId',
    enabled: 'enabled',
  },
  change: { field: 'id', before: planBefore },
  own: { every: everyFlag, item: itemFlag },
  filled: ['every', 'items'],
  async complete(request, _connection, { phrases }, { every = request.every, item }) {
    if (every === undefined) throw usageError(format(phrases.usage.missingFlags, { names: '--every' }));
    const items = item as ReturnType<typeof itemFlag.read>;
    // A check list of one's own takes the place of a shared one.
    return { every, ...(items.length > 0 && { items }) };
  },
  viewed: false,
  examples: {
    one: 'svcdesk pm-plans save --name Filters --site S001 --group "Network team" --every "3 months" --first-on 2027-01-05 --item Filter --item Temperature:number:10..30',
    off: 'svcdesk pm-plans save --id Filters --enabled no',
  },
});

/** A plan as it is; its check list stays the one that it names. */
async function planBefore(id: string, { caller }: Connection): Promise<Item | undefined> {
  const plans = readPages((paging) => caller.call(page, paging), Number.POSITIVE_INFINITY);
  for await (const plan of plans.items) {
    if (plan.id === id) return { ...plan, items: undefined };
  }
  return undefined;
}
