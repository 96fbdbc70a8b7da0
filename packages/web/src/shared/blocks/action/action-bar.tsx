import type { ReactNode } from 'react';
import { ActionMenu } from '../../components/action-menu.tsx';
import { Button } from '../../components/button.tsx';
import { BottomBar } from '../../components/page.tsx';
import { useAccount } from '../../platform/api/account.ts';
import { useMayPress } from '../../platform/api/auth-buttons.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import type { RecordBase, RecordKind } from '../record/record.ts';
import { type ActionPlan, type ActionTable, actionPlan } from './action-plan.ts';

interface ActionsProps<T extends RecordBase, Action extends string> {
  kind: RecordKind<T>;
  record: T;
  table: ActionTable<Action>;
  onAct: (action: Action) => unknown;
}

/** What can be done, as it stands at this moment; the buttons of the role come with the account. */
function usePlan<Action extends string>(record: RecordBase, table: ActionTable<Action>): ActionPlan<Action> {
  useAccount();
  return actionPlan(record, table, useMayPress());
}

interface ActionBarProps<T extends RecordBase, Action extends string> extends ActionsProps<T, Action> {
  /** A button of another kind; it gets whether there is a main action already. */
  extra?: (hasMain: boolean) => ReactNode;
}

/** The main action under the thumb and two beside it. */
export function ActionBar<T extends RecordBase, Action extends string>(props: ActionBarProps<T, Action>) {
  const { kind, record, table, onAct, extra } = props;
  const locale = useLocale((state) => state.locale);
  const { main, beside } = usePlan(record, table);
  const more = extra?.(main !== undefined);
  if (main === undefined && beside.length === 0 && !more) return null;
  return (
    <BottomBar>
      {beside.map((action) => (
        <Button key={action} onClick={() => onAct(action)}>
          {kind.actionWords(action, locale, record)}
        </Button>
      ))}
      {more}
      {main !== undefined && (
        <Button kind="main" onClick={() => onAct(main)}>
          {kind.actionWords(main, locale, record)}
        </Button>
      )}
    </BottomBar>
  );
}

/** The dots: the rest, and why not. */
export function ActionDots<T extends RecordBase, Action extends string>(props: ActionsProps<T, Action>) {
  const { kind, record, table, onAct } = props;
  const locale = useLocale((state) => state.locale);
  const { rest } = usePlan(record, table);
  return (
    <ActionMenu
      actions={rest.map(({ action, reason, way }) => ({
        key: action,
        label: kind.actionWords(action, locale, record),
        danger: table.dangers?.includes(action),
        refusedBecause: reason === undefined ? undefined : kind.reasonWords(reason, action, locale),
        foreign: reason === 'wrongState',
        way: way && { label: kind.actionWords(way, locale, record), onChoose: () => onAct(way) },
        onChoose: () => onAct(action),
      }))}
    />
  );
}
