import type { Call } from '@svcdesk/core/contract';
import type { AnyCommand } from '../command/command.ts';
import { write } from './define.ts';
import type { WriteParts } from './run-write.ts';

/** A command that changes something, by its whole name. */
export function writeCommand<const C extends Call>(
  parts: WriteParts<C> & { readonly name: string },
): AnyCommand {
  return write<C>(parts)(parts.name);
}
