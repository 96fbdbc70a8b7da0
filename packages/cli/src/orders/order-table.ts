import type * as orders from '@svcdesk/core/contract/orders';
import { format } from '@svcdesk/core/phrases';
import type { Flag } from '../command/flag.ts';
import { commaParts } from '../command/flag-kinds.ts';
import { usageError } from '../errors/cli-error.ts';
import type { Column } from '../output/output.ts';
import { orderColumn, ownerColumn, type ShowContext } from './order-columns.ts';

const facts = ['orderNo', 'status', 'priority', 'nextDueAt', 'cellName'];

/** A flag that chooses columns among a list's fields. */
export function columnsFlag(fields: () => readonly string[]): Flag<readonly string[] | undefined> {
  return {
    value: 'FIELDS',
    repeats: true,
    read(given, { phrases }) {
      const names = commaParts(given);
      if (names.length === 0) return undefined;
      const valid = [...fields(), ownerColumn];
      const unknown = names.find((name) => !valid.includes(name));
      if (unknown === undefined) return names;
      throw usageError(format(phrases.usage.unknownField, { name: unknown, fields: valid.join(', ') }));
    },
  };
}

/** Columns of a list of orders: the chosen ones, else what tells orders apart; owners only where they differ. */
export function columnsOf(
  chosen: readonly string[] | undefined,
  scope: (typeof orders.orderScopes)[number] | undefined,
  context: ShowContext,
): Column[] {
  const usual = scope && scope !== 'mine' ? [...facts, ownerColumn, 'title'] : [...facts, 'title'];
  return (chosen ?? usual).map((field) => orderColumn(field, context));
}
