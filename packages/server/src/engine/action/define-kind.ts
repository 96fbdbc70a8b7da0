import { SvcdeskError } from '@svcdesk/core';
import type { Queryable } from '../../platform/db/index.ts';
import type { ActContext, ReadContext, WriteContext } from '../context.ts';
import { type VisibilityOf, visibilityBy } from '../visibility.ts';
import type { FoundRow, KindDefinition, KindTypes } from './kind-definition.ts';
import { nextRecord, type RecordInput } from './next-record.ts';
import { type Asker, appendRecord, checkVisible, perform } from './perform.ts';
import type { NewRow } from './work-table.ts';

/** A kind of work, as its module's calls and jobs use it. */
export function defineKind<T extends KindTypes>(definition: KindDefinition<T>) {
  const { kind, table } = definition;

  const visibility: VisibilityOf = visibilityBy(table.byIds, (row, reader) =>
    // The moment makes no difference to who sees it.
    definition.maySee(definition.stateOf(row, reader, 0), reader),
  );

  /** A work item that the actor may see. */
  const visible = async (on: Queryable, asker: Asker, id: string): Promise<FoundRow<T>> =>
    checkVisible(definition, await table.find(on, asker.tenantId, id), asker).row;

  /** How a work item stands after what one did, even when it is hidden from one now. */
  async function detailAfter(context: WriteContext, id: string): Promise<T['Detail']> {
    const row = await table.find(context.tx, context.tenantId, id);
    if (!row) throw new SvcdeskError('notFound');
    return definition.detail(context.tx, context, row);
  }

  return {
    table,
    visibility,
    visible,
    /** The same, locked until the end of the transaction. */
    locked: async (context: ActContext, id: string): Promise<FoundRow<T>> =>
      checkVisible(definition, await table.lock(context.tx, context.tenantId, id), context).row,
    /** All of a work item that the reader may see. */
    detail: async (context: ReadContext, id: string): Promise<T['Detail']> =>
      definition.detail(context.db, context, await visible(context.db, context, id)),
    detailAfter,
    /** Writes a locked work item with the next record of its history; gives it as it stands then. */
    append: (context: ActContext, before: T['Row'], input: RecordInput, set?: Partial<T['Row']>) =>
      appendRecord(definition, context, before, input, set),
    /** Acts on a work item, for a person or a job. */
    perform: (context: ActContext, id: string, action: T['Action'], input: T['Input']) =>
      perform(definition, context, id, action, input),
    /** Acts on a work item for a person, and gives how it stands then. */
    async act(
      context: WriteContext,
      id: string,
      action: T['Action'],
      input: T['Input'],
    ): Promise<T['Detail']> {
      await perform(definition, context, id, action, input);
      return detailAfter(context, id);
    },
    /** What was made of a creation that arrives again: by the same person it is the same one, by another it is refused. */
    async madeBefore(context: WriteContext, id: string | undefined): Promise<T['Detail'] | undefined> {
      const row = id === undefined ? undefined : await table.find(context.tx, context.tenantId, id);
      if (row && row.createdById !== context.actor.accountId) throw new SvcdeskError('keyReused');
      return row && definition.detail(context.tx, context, row);
    },
    /** Stores something new with its first records; undefined when there is one of its id already. */
    async begin(
      context: ActContext,
      row: NewRow<T['Row']>,
      inputs: readonly RecordInput[],
    ): Promise<T['Row'] | undefined> {
      let after = table.whole(row);
      const records = inputs.flatMap((input) => {
        const step = nextRecord(context, kind, after, input);
        after = { ...after, ...step.columns };
        return step.rows;
      });
      return (await table.insert(context.tx, after, records)) ? after : undefined;
    },
  };
}
