import { saveFilter as call } from '@svcdesk/core/contract/account';
import { page } from '@svcdesk/core/contract/orders';
import { format } from '@svcdesk/core/phrases';
import { writeCommand } from '../../call-commands/write-command.ts';
import { usageError } from '../../errors/cli-error.ts';
import { narrowing } from '../orders/narrowing.ts';

/** What the app calls fields of its lists in the filters that it keeps, where that is another name. */
const appNames: Readonly<Record<string, string>> = { keyword: 'q', assetId: 'asset' };

/** `svcdesk filters save`: what narrows `orders list` has the same flags here; other lists are named by key and value. */
export const save = writeCommand({
  name: 'filters save',
  call,
  args: [{ field: 'kind', name: 'LIST' }],
  fields: { name: 'name', filter: { field: 'filter', pairs: true }, id: 'id' },
  inner: {
    field: 'filter',
    call: page,
    fields: narrowing,
    start: async () => ({}),
  },
  filled: ['filter'],
  // The app keeps each as one word, or several with commas between.
  async complete({ kind, filter }, _connection, context) {
    const { inCodesOf } = await import('./in-codes-of.ts');
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
  viewed: false,
  examples: {
    one: 'svcdesk filters save orders --name Late --sla late,soon --priority urgent',
    other: 'svcdesk filters save devices --name Open --filter status=1,2',
  },
});
