import type { ReactNode } from 'react';
import { Page } from '../../components/page.tsx';
import { ActionBar, ActionDots } from '../action/action-bar.tsx';
import type { ActionTable } from '../action/action-plan.ts';
import { Loaded } from '../list/load-state.tsx';
import { WaitingOn } from '../outbox/outbox-entry.tsx';
import type { RecordBase, RecordKind } from './record.ts';
import { useRecordId } from './with-record.tsx';

interface DetailPageProps<T extends RecordBase, Action extends string, More extends object> {
  kind: RecordKind<T> & More;
  title: string;
  /** In the header, once the record is there: its number. */
  heading?: (record: T) => ReactNode;
  /** Where back leads when the page was opened cold. */
  backTo: string;
  /** How the actions are set out; of the record where it depends on whose it is. */
  table: ActionTable<Action> | ((record: T) => ActionTable<Action>);
  /** Starts an action: a hook, because what it does depends on the record, and on where it is shown. */
  useAct: (record: T, kind: RecordKind<T> & More) => (action: Action) => unknown;
  /** A button beside the actions. */
  extra?: (record: T, hasMain: boolean) => ReactNode;
  /** Read again with the record. */
  alsoRefresh?: () => Promise<unknown>;
  children: (record: T) => ReactNode;
}

/** All of one record, with what can be done under the thumb and behind the dots. */
export function DetailPage<T extends RecordBase, Action extends string, More extends object>(
  props: DetailPageProps<T, Action, More>,
) {
  const { kind, title, heading, backTo, alsoRefresh, children } = props;
  const query = kind.useRecord(useRecordId());
  const record = query.data;
  return (
    <Page
      title={title}
      heading={record && heading?.(record)}
      backTo={backTo}
      actions={record && <Dots {...props} record={record} />}
      bottom={record && <Bar {...props} record={record} />}
      onRefresh={() => Promise.all([query.refetch(), alsoRefresh?.()])}
    >
      <Loaded query={query}>
        {(loaded) => (
          <div className="sd-stack">
            <WaitingOn kind={kind.name} id={loaded.id} />
            {children(loaded)}
          </div>
        )}
      </Loaded>
    </Page>
  );
}

type PartProps<T extends RecordBase, Action extends string, More extends object> = DetailPageProps<
  T,
  Action,
  More
> & { record: T };

function Dots<T extends RecordBase, Action extends string, More extends object>(
  props: PartProps<T, Action, More>,
) {
  const { kind, record, table, useAct } = props;
  return (
    <ActionDots kind={kind} record={record} table={tableOf(table, record)} onAct={useAct(record, kind)} />
  );
}

function Bar<T extends RecordBase, Action extends string, More extends object>(
  props: PartProps<T, Action, More>,
) {
  const { kind, record, table, useAct, extra } = props;
  return (
    <ActionBar
      kind={kind}
      record={record}
      table={tableOf(table, record)}
      onAct={useAct(record, kind)}
      extra={extra && ((hasMain) => extra(record, hasMain))}
    />
  );
}

function tableOf<T extends RecordBase, Action extends string>(
  table: ActionTable<Action> | ((record: T) => ActionTable<Action>),
  record: T,
): ActionTable<Action> {
  return typeof table === 'function' ? table(record) : table;
}
