import type { Call } from '@svcdesk/core/contract';
import type { AnyCommand } from '../command/command.ts';
import { list } from './define.ts';
import type { ListParts } from './run-list.ts';

/** A command that lists what a call gives, by its whole name. */
export function listCommand<const C extends Call>(
  parts: ListParts<C> & { readonly name: string },
): AnyCommand {
  return list<C>(parts)(parts.name);
}
