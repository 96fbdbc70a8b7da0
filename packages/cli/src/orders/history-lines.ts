import type { DataOf } from '@svcdesk/core/contract';
import type * as orders from '@svcdesk/core/contract/orders';
import { format } from '@svcdesk/core/phrases';
import { orderStatusName } from '@svcdesk/core/rules';
import type { Context } from '../command/context.ts';
import { printableLine, printableText } from '../output/printable.ts';
import { localTime } from '../output/time.ts';

type Entry = DataOf<typeof orders.history>[number];

/** What happened to an order, oldest first: time, person and deed in a line, what was said below it. */
export function historyLines(history: readonly Entry[], context: Context): string[] {
  return history.flatMap((entry) => [
    `${context.terminal.colours.dim(localTime(entry.at))}  ${deed(entry, context)}`,
    ...reasonLines(entry, context),
    ...(entry.remark
      ? printableText(entry.remark)
          .split('\n')
          .map((text) => `    ${text}`)
      : []),
  ]);
}

function deed({ byName, groupName, action, from, to, internal }: Entry, context: Context): string {
  const { phrases } = context;
  const { happened, status } = phrases.domain.order;
  const name = (value: number) => {
    const known = orderStatusName(value);
    return known ? status[known] : String(value);
  };
  const by = groupName ? format(phrases.words.via, { by: byName, group: groupName }) : byName;
  const what = Object.hasOwn(happened, action) ? happened[action] : String(action);
  const moved =
    from !== undefined && from !== to
      ? format(phrases.words.statusFromTo, { from: name(from), to: name(to) })
      : '';
  return [printableLine(by), what, moved, internal ? `(${phrases.words.internal})` : '']
    .filter(Boolean)
    .join('  ');
}

/** Why it was done, where a reason was chosen from a dictionary. */
function reasonLines({ action, reasonCode }: Entry, { phrases }: Context): string[] {
  if (!reasonCode) return [];
  const { hangUpReason, cancelReason, declineReason } = phrases.domain.dictionary;
  const dictionaries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    hangUp: hangUpReason,
    cancel: cancelReason,
    decline: declineReason,
    release: declineReason,
  };
  return [`    ${dictionaries[action]?.[reasonCode] ?? printableLine(reasonCode)}`];
}
