import type { ReactNode } from 'react';
import { Page } from '../../components/page.tsx';
import { ActionBar, ActionDots } from '../action/action-bar.tsx';
import type { ActionTable } from '../action/action-plan.ts';
import { Loaded } from '../list/load-state.tsx';
import { WaitingOn } from '../outbox/outbox-entry.tsx';
import type { Thing, ThingKind } from './thing.ts';
import { useThingId } from './with-thing.tsx';

interface DetailPageProps<T extends Thing, Action extends string, More extends object> {
  kind: ThingKind<T> & More;
  title: string;
  /** In the header, once the thing is there: its number. */
  heading?: (thing: T) => ReactNode;
  /** Where back leads when the page was opened cold. */
  backTo: string;
  /** How the actions are set out; of the thing where it depends on whose it is. */
  table: ActionTable<Action> | ((thing: T) => ActionTable<Action>);
  /** Starts an action: a hook, because what it does depends on the thing, and on where it is shown. */
  useAct: (thing: T, kind: ThingKind<T> & More) => (action: Action) => unknown;
  /** A button beside the actions. */
  extra?: (thing: T, hasMain: boolean) => ReactNode;
  /** Read again with the thing. */
  alsoRefresh?: () => Promise<unknown>;
  children: (thing: T) => ReactNode;
}

/** All of one thing, with what can be done under the thumb and behind the dots. */
export function DetailPage<T extends Thing, Action extends string, More extends object>(
  props: DetailPageProps<T, Action, More>,
) {
  const { kind, title, heading, backTo, alsoRefresh, children } = props;
  const query = kind.useThing(useThingId());
  const thing = query.data;
  return (
    <Page
      title={title}
      heading={thing && heading?.(thing)}
      backTo={backTo}
      actions={thing && <Dots {...props} thing={thing} />}
      bottom={thing && <Bar {...props} thing={thing} />}
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

type PartProps<T extends Thing, Action extends string, More extends object> = DetailPageProps<
  T,
  Action,
  More
> & { thing: T };

function Dots<T extends Thing, Action extends string, More extends object>(
  props: PartProps<T, Action, More>,
) {
  const { kind, thing, table, useAct } = props;
  return <ActionDots kind={kind} thing={thing} table={tableOf(table, thing)} onAct={useAct(thing, kind)} />;
}

function Bar<T extends Thing, Action extends string, More extends object>(props: PartProps<T, Action, More>) {
  const { kind, thing, table, useAct, extra } = props;
  return (
    <ActionBar
      kind={kind}
      thing={thing}
      table={tableOf(table, thing)}
      onAct={useAct(thing, kind)}
      extra={extra && ((hasMain) => extra(thing, hasMain))}
    />
  );
}

function tableOf<T extends Thing, Action extends string>(
  table: ActionTable<Action> | ((thing: T) => ActionTable<Action>),
  thing: T,
): ActionTable<Action> {
  return typeof table === 'function' ? table(thing) : table;
}
