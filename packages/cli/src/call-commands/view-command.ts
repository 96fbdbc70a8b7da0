import type { Call, DataOf, RequestOf } from '@svcdesk/core/contract';
import type { Context } from '../command/command.ts';
import { type AnyCommand, defineCommand } from '../command/command.ts';
import type { Flags } from '../command/flag.ts';
import type { Item } from '../output/output.ts';
import type { Connection } from '../session/connection.ts';
import type { KindName } from '../show/kinds.ts';
import { argumentsOf, type CallParts, dataFields, flagsOfFields, typedFields } from './call-parts.ts';

/** What a view may add to its call. */
export interface ViewParts<C extends Call = Call> extends CallParts<C> {
  readonly kind?: KindName;
  /** Fields that it has beside those of the data. */
  readonly more?: readonly string[];
  /** What the request needs that was not typed, looked up once the rest of it is known. */
  complete?(request: Readonly<Partial<RequestOf<C>>>, connection: Connection): Promise<Partial<RequestOf<C>>>;
  /** What else is fetched of the thing. */
  extra?(request: Readonly<Record<string, unknown>>, connection: Connection): Promise<Item>;
  /** Other data than the call's own, for what is not one thing. */
  item?(data: DataOf<C>, context: Context): Item;
}

/** A command that shows one thing. */
export function viewCommand<const C extends Call>(parts: ViewParts<C>): AnyCommand {
  const { name, aliases, call, besides = [], args, fields, kind, more = [], examples } = parts;
  const flags: Flags = flagsOfFields(fields);
  return defineCommand({
    name,
    aliases,
    calls: [call, ...besides],
    arguments: argumentsOf(args),
    flags,
    output: 'sheet',
    isWatchable: true,
    kind,
    examples,
    fields: () => [...dataFields(call), ...more],
    async run(input, context) {
      const { runView } = await import('./run-view.ts');
      return runView(parts as unknown as ViewParts, typedFields(args, flags, input), input, context);
    },
  });
}
