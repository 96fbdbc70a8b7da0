import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import type { Item } from '../output/output.ts';
import { printableLine, printableText } from '../output/printable.ts';
import { localTime } from '../output/time.ts';
import { type KindName, statusName } from '../work.ts';
import { statusWords } from './cells.ts';

/** An entry of a history, whatever it is the history of. */
interface Entry {
  readonly at: string;
  readonly byName: string;
  readonly action: string;
  readonly groupName?: string;
  readonly from?: number;
  readonly to: number;
  readonly remark?: string;
  readonly reasonCode?: string;
  readonly internal?: boolean;
}

/** What happened, oldest first: time, person and deed in a line, what was said below it. */
export function historyLines(
  history: readonly Item[],
  kind: KindName | undefined,
  context: Context,
): string[] {
  return (history as unknown as readonly Entry[]).flatMap((entry) => [
    `${context.terminal.colours.dim(localTime(entry.at))}  ${deed(entry, kind, context)}`,
    ...reasonLines(entry, context),
    ...(entry.remark
      ? printableText(entry.remark)
          .split('\n')
          .map((text) => `    ${text}`)
      : []),
  ]);
}

function deed(
  { byName, groupName, action, from, to, internal }: Entry,
  kind: KindName | undefined,
  context: Context,
) {
  const { words, domain } = context.phrases;
  const known: Readonly<Record<string, string>> =
    kind === 'order' ? domain.order.happened : domain.kinds.happened;
  const name = (value: number) => statusWords(kind, domain)?.[statusName(value, kind) ?? ''] ?? String(value);
  const by = groupName ? format(words.via, { by: byName, group: groupName }) : byName;
  const moved =
    from !== undefined && from !== to ? format(words.statusFromTo, { from: name(from), to: name(to) }) : '';
  return [
    printableLine(by),
    Object.hasOwn(known, action) ? known[action] : String(action),
    moved,
    internal ? `(${words.internal})` : '',
  ]
    .filter(Boolean)
    .join('  ');
}

/** Why it was done, where a reason was chosen from a dictionary. */
function reasonLines({ action, reasonCode }: Entry, { phrases }: Context): string[] {
  if (!reasonCode) return [];
  const { hangUpReason, cancelReason, declineReason, requirementReject } = phrases.domain.dictionary;
  const dictionaries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    hangUp: hangUpReason,
    cancel: cancelReason,
    decline: declineReason,
    release: declineReason,
    reject: requirementReject,
  };
  return [`    ${dictionaries[action]?.[reasonCode] ?? printableLine(reasonCode)}`];
}
