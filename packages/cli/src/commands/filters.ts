import * as account from '@svcdesk/core/contract/account';
import { page } from '@svcdesk/core/contract/orders';
import { format } from '@svcdesk/core/phrases';
import { list, noun, write } from '../calls/define.ts';
import { usageError } from '../errors.ts';
import { narrowing } from './order-filter.ts';

/** What the app calls fields of its lists in the filters that it keeps, where that is another name. */
const appNames: Readonly<Record<string, string>> = { keyword: 'q', assetId: 'asset' };

/** `svcdesk filters`: filters that you keep. */
export const filters = noun('filters', {
  list: list({
    call: account.filters,
    unpaged: true,
    args: [{ field: 'kind', name: 'LIST' }],
    columns: ['id', 'name', 'filter'],
    hasRequiredFields: true,
    examples: { one: 'svcdesk filters list orders' },
  }),
  // What narrows `orders list` has the same flags here; other lists are named by key and value.
  save: write({
    call: account.saveFilter,
    args: [{ field: 'kind', name: 'LIST' }],
    fields: { name: 'name', filter: { field: 'filter', pairs: true }, id: 'id' },
    inner: {
      field: 'filter',
      call: page,
      fields: narrowing,
      start: async () => ({}),
    },
    completes: ['filter'],
    // The app keeps each as one word, or several with commas between.
    async complete({ kind, filter }, _connection, context) {
      const { inCodesOf } = await import('./filter-values.ts');
      const given = Object.entries(filter as Record<string, unknown>).map(
        ([name, value]) => [name, inCodesOf(kind, name, value, context)] as const,
      );
      if (given.length === 0) {
        throw usageError(format(context.phrases.usage.missingFlags, { names: '--filter' }));
      }
      return {
        filter: Object.fromEntries(
          given.map(([name, value]) => [
            appNames[name] ?? name,
            Array.isArray(value) ? value.join(',') : String(value),
          ]),
        ),
      };
    },
    hasView: false,
    examples: {
      one: 'svcdesk filters save orders --name Late --sla late,soon --priority urgent',
      other: 'svcdesk filters save devices --name Open --filter status=1,2',
    },
  }),
  delete: write({
    call: account.saveFilter,
    args: [{ field: 'id', name: 'FILTER' }],
    fixed: { delete: true },
    confirm: true,
    hasView: false,
    examples: { one: 'svcdesk filters delete 0190a6b8-0000-7000-8000-000000000001 --yes' },
  }),
});
