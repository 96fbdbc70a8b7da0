import { items } from '@svcdesk/core';
import { maxPageSize } from '@svcdesk/core/contract/limits';
import { checkItemKinds, page, planUnits, save } from '@svcdesk/core/contract/pm-plans';
import { format } from '@svcdesk/core/phrases';
import { list, noun, write } from '../calls/define.ts';
import { resource } from '../calls/fields.ts';
import { usageError } from '../errors.ts';
import { type Flag, oneOf, readNumber } from '../line/flags.ts';
import type { Item } from '../print/output.ts';
import type { Connection } from '../session/connection.ts';

/** How often a plan comes. */
interface Every {
  readonly count: number;
  readonly unit: (typeof planUnits)[number];
}

/** How often a plan comes, such as `month` or `3 months`. */
const everyFlag: Flag<Every | undefined> = {
  value: 'COUNT UNIT',
  read([given], { name, phrases }) {
    if (given === undefined) return undefined;
    const [, count = '1', word = ''] = /^(\d{1,3})?\s*([a-z]+?)s?$/i.exec(given.trim()) ?? [];
    const unit = planUnits.find((each) => each === word.toLowerCase());
    if (unit) return { count: Number(count), unit };
    throw usageError(format(phrases.usage.notEvery, { name, value: given, units: planUnits.join(', ') }));
  },
};

/** An item of a check list. */
interface CheckItem {
  readonly name: string;
  readonly kind: (typeof checkItemKinds)[number];
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly options?: readonly string[];
}

/** Items of a check list in their order: `Filter`, `Temperature:number:10..30`, `Colour:select:red/green`. */
const itemFlag: Flag<readonly CheckItem[]> = {
  value: 'NAME[:KIND[:VALUES]]',
  repeats: true,
  read: (given, context) =>
    given.map((one) => {
      const [name = '', kindName = 'ok', values] = one.split(/[:：]/).map((part) => part.trim());
      const kind = oneOf(kindName, checkItemKinds, context);
      if (values === undefined && kind !== 'select') return { name, kind };
      const options = values?.split('/').filter(Boolean) ?? [];
      if (kind === 'select' && options.length > 0) return { name, kind, options };
      const [min = '', max, ...more] = values?.split('..') ?? [];
      if (kind === 'number' && max !== undefined && min + max !== '' && more.length === 0) {
        // Either limit may be left open.
        const limit = (text: string) => (text === '' ? undefined : readNumber(text, context));
        return { name, kind, min: limit(min), max: limit(max) };
      }
      throw usageError(format(context.phrases.usage.notItem, { name: context.name, value: one }));
    }),
};

/** A plan as it is; its check list stays the one that it names. */
async function planBefore(id: string, { caller }: Connection): Promise<Item | undefined> {
  for await (const plan of items(caller, page, { page: 1, size: maxPageSize })) {
    if (plan.id === id) return { ...plan, items: undefined };
  }
  return undefined;
}

/** `svcdesk pm-plans`: plans of preventive maintenance. */
export const pmPlans = noun('pm-plans', {
  list: list({
    call: page,
    fields: { site: 'cellId', keyword: 'keyword' },
    columns: ['name', 'cellName', 'groupName', 'enabled', 'nextDueOn', 'id'],
    examples: { one: 'svcdesk pm-plans list --site S001' },
  }),
  save: write({
    call: save,
    otherCalls: [page],
    fields: {
      id: resource('id', 'plan'),
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
    completes: ['every', 'items'],
    async complete(request, _connection, { phrases }, { every = request.every, item }) {
      if (every === undefined) throw usageError(format(phrases.usage.missingFlags, { names: '--every' }));
      const items = item as ReturnType<typeof itemFlag.read>;
      // A check list of one's own takes the place of a shared one.
      return { every, ...(items.length > 0 && { items }) };
    },
    hasView: false,
    examples: {
      one: 'svcdesk pm-plans save --name Filters --site S001 --group "Network team" --every "3 months" --first-on 2027-01-05 --item Filter --item Temperature:number:10..30',
      off: 'svcdesk pm-plans save --id Filters --enabled no',
    },
  }),
});
