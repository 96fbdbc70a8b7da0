import { useNavigate } from 'react-router-dom';
import { fromBelow } from '../form/use-navigate-back.ts';
import type { RecordBase } from '../record/record.ts';

/** Actions that this app has a screen or sheet for, and how they are set out. */
export interface ActionTable<Action extends string> {
  /** By action, the button code by which a role may ever press it; in the order of the menu. */
  buttons: Readonly<Partial<Record<Action, string>>>;
  /** What comes under the thumb, best first. */
  main: readonly Action[];
  /** What stands beside it, best first. */
  beside: readonly Action[];
  /** What cannot be undone. */
  dangers?: readonly Action[];
  /** By the reason of a refusal, what makes it possible. */
  ways?: Readonly<Record<string, Action>>;
}

export interface ActionPlan<Action extends string> {
  main?: Action;
  beside: readonly Action[];
  /** Behind the dots: first what can be done, then what cannot, with the reason. */
  rest: readonly { action: Action; reason?: string; way?: Action }[];
}

const maxBeside = 2;

/** Sorts what can be done with a record: one main action, two beside it, the rest and the refused ones in the menu. */
export function actionPlan<Action extends string>(
  { can, refused }: Pick<RecordBase, 'can' | 'refused'>,
  { buttons, main: mainFirst, beside: besideFirst, ways = {} }: ActionTable<Action>,
  mayPress: (buttonCode: string) => boolean,
): ActionPlan<Action> {
  const allowed = (Object.keys(buttons) as Action[]).filter((action) => mayPress(buttons[action] ?? ''));
  const possible = allowed.filter((action) => can.includes(action));
  const main = mainFirst.find((action) => possible.includes(action));
  const beside = besideFirst
    .filter((action) => action !== main && possible.includes(action))
    .slice(0, maxBeside);
  const shown = new Set([main, ...beside]);
  return {
    main,
    beside,
    rest: [
      ...possible.filter((action) => !shown.has(action)).map((action) => ({ action })),
      ...refused.flatMap(({ action, reason }) => {
        const known = allowed.find((each) => each === action);
        const way = possible.find((each) => each === ways[reason]);
        return known === undefined ? [] : [{ action: known, reason, ...(way !== undefined && { way }) }];
      }),
    ],
  };
}

/** Opens the form of an action above the present screen, which it comes back to. */
export function useOpenForm(): (path: string) => Promise<void> {
  const navigate = useNavigate();
  return async (path) => {
    await navigate(path, { state: fromBelow });
  };
}
