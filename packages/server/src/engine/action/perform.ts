import { SvcdeskError } from '@svcdesk/core';
import type { Actor } from '@svcdesk/core/roles';
import type { ActContext, WorkContext } from '../context.ts';
import { bindAttachments } from '../files/attachments.ts';
import { cutSchedules, planFor } from '../schedules.ts';
import { isoOf } from '../timestamps.ts';
import { decide } from './decide.ts';
import type { AllowedAction, FoundRow, FoundWork, KindDefinition, KindTypes } from './kind-definition.ts';
import { nextRecord, type RecordInput, timeOf } from './next-record.ts';

/**
 * The one path of every action on work of a kind: lock, decide by core's rules, write, all in the transaction of the
 * request or job.
 */
export async function perform<T extends KindTypes>(
  kind: KindDefinition<T>,
  context: ActContext,
  id: string,
  action: T['Action'],
  input: T['Input'],
): Promise<{ readonly before: FoundRow<T>; readonly after: T['Row'] }> {
  const { actor, tx, tenantId } = context;
  const found = checkVisible(kind, await kind.table.lock(tx, tenantId, id), context);
  const { row: before } = found;
  const state = { ...found.state, ...(await kind.facts?.(context, before, action)) };
  const command: T['Command'] = {
    version: input.version,
    status: input.status,
    ...(await kind.commandOf(context, before, action, input)),
  };
  const now = context.now().getTime();
  const to = decide(kind.rules, { state, actor, action, command, now }, (refusal) =>
    kind.refusal?.(refusal, action, { row: before, state }),
  );
  const files = await bindFiles(kind, context, before.id, input);
  const at = isoOf(timeOf(context, before, input.at).effectiveAt);
  const allowed = { before, action, command, input, actor, to, at, now, files };
  const set = await kind.columns(allowed, context);
  const after = await appendRecord(kind, context, before, recordOf(kind, allowed, set, state.status), set);
  await kind.also?.(context, allowed, after);
  await followPlan(kind, context, allowed, after);
  await kind.notify?.(context, allowed, after);
  return { before, after };
}

/** Who asks for a work item. */
export type Asker = Pick<WorkContext, 'tenantId' | 'now'> & { readonly actor: Actor };

/** A work item with its state. Answers notFound for hidden and absent ones alike, so that ids cannot be probed. */
export function checkVisible<T extends KindTypes>(
  kind: KindDefinition<T>,
  row: FoundRow<T> | undefined,
  { actor, now }: Asker,
): FoundWork<T> {
  const state = row && kind.stateOf(row, actor, now().getTime());
  if (!state || !kind.maySee(state, actor)) throw new SvcdeskError('notFound');
  return { row, state };
}

/** Writes a locked work item with the next record of its history; gives it as it stands then. */
export async function appendRecord<T extends KindTypes>(
  { kind, table }: Pick<KindDefinition<T>, 'kind' | 'table'>,
  context: ActContext,
  before: T['Row'],
  input: RecordInput,
  set: Partial<T['Row']> = {},
): Promise<T['Row']> {
  const step = nextRecord(context, kind, before, input);
  const after: T['Row'] = { ...before, ...step.columns, status: input.to, ...set };
  await table.update(context.tx, before, after, step.rows);
  return after;
}

async function bindFiles<T extends KindTypes>(
  { kind }: KindDefinition<T>,
  context: ActContext,
  id: string,
  { attachments, internal }: T['Input'],
): Promise<string> {
  if (!attachments) return '';
  return (await bindAttachments(context, { kind, id }, { attachments }, internal)).attachments;
}

function recordOf<T extends KindTypes>(
  kind: KindDefinition<T>,
  allowed: AllowedAction<T>,
  set: Partial<T['Row']>,
  from: number,
): RecordInput {
  const { action, to, input, files } = allowed;
  return {
    action,
    from,
    to,
    at: input.at,
    remark: input.remark || undefined,
    internal: input.internal,
    attachments: files,
    ...kind.record?.(allowed, set),
  };
}

/** Does to a work item's schedules what its lifecycle says of an action, and plans it anew where the action does. */
async function followPlan<T extends KindTypes>(
  kind: KindDefinition<T>,
  context: ActContext,
  allowed: AllowedAction<T>,
  after: T['Row'],
): Promise<void> {
  const { action, command } = allowed;
  const now = context.now().getTime();
  const how = kind.rules.lifecycle.actions[action].schedules;
  const { resumeAt } = command as { resumeAt?: number };
  if (how && how !== 'set') await cutSchedules(context, after.id, how, resumeAt, now);
  const plan = kind.plan?.(allowed, after);
  const planned = { id: after.id, kind: kind.kind, cellId: after.cellId, onSite: true };
  if (plan) await planFor(context, planned, plan, now);
}
