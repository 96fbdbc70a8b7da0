import type { Call } from '@svcdesk/core/contract';
import type { AnyCommand } from '../command/command.ts';
import { view } from './define.ts';
import type { ViewParts } from './run-view.ts';

/** A command that shows one thing, by its whole name. */
export function viewCommand<const C extends Call>(
  parts: ViewParts<C> & { readonly name: string },
): AnyCommand {
  return view<C>(parts)(parts.name);
}
