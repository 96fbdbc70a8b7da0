import type { CommandBase } from '@svcdesk/core/rules';
import type { WriteContext } from '../../../engine/context.ts';
import { msOf } from '../../../engine/instants.ts';

/** What every action takes, as the contract has checked it. */
interface ActionInput {
  readonly version?: number | undefined;
  readonly status?: number | undefined;
  readonly at?: string | undefined;
  readonly remark?: string | undefined;
}

/** The part that all commands share. */
export function baseOf(input: ActionInput, { skewMs, contactAt }: WriteContext): CommandBase {
  const { version, status, at, remark } = input;
  return { version, status, at: msOf(at), skewMs, contactAt, remark: remark || undefined };
}
