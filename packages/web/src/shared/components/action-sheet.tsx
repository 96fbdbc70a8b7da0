import { useRef } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { sharedText } from '../platform/phrases/shared.ts';
import { Button } from './button.tsx';
import { Disclosure } from './disclosure.tsx';
import { Sheet } from './sheet.tsx';
import './sheet.css';

export interface MenuAction {
  key: string;
  label: string;
  onChoose: () => unknown;
  danger?: boolean;
  /** Why it cannot be done now, in words; the action is then shown and explained, not hidden. */
  refusedBecause?: string;
  /** What would make it possible, at hand. */
  way?: { label: string; onChoose: () => unknown };
  /** It belongs to another state altogether: folded away. */
  foreign?: boolean;
}

interface ActionSheetProps {
  title: string;
  actions: readonly MenuAction[];
  onClosed: () => void;
}

/** What can be done, then what cannot with its reason and the way to it; what belongs to another state is folded. */
export function ActionSheet({ title, actions, onClosed }: ActionSheetProps) {
  const text = useText(sharedText).menu;
  const chosen = useRef<(() => unknown) | undefined>(undefined);
  const possible = actions.filter(({ refusedBecause }) => refusedBecause === undefined);
  const refused = actions.filter(({ refusedBecause, foreign }) => refusedBecause !== undefined && !foreign);
  const foreign = actions.filter((action) => action.refusedBecause !== undefined && action.foreign);
  return (
    <Sheet
      title={title}
      onClosed={() => {
        onClosed();
        chosen.current?.();
      }}
    >
      {(close) => {
        const choose = (act: () => unknown) => {
          chosen.current = act;
          close();
        };
        return (
          <>
            <ul className="sd-actions">
              {possible.map((action) => (
                <li key={action.key}>
                  <button
                    type="button"
                    className={action.danger ? 'sd-action sd-action-danger' : 'sd-action'}
                    onClick={() => choose(action.onChoose)}
                  >
                    {action.label}
                  </button>
                </li>
              ))}
            </ul>
            {refused.length > 0 && <h3 className="sd-actions-head">{text.notYet}</h3>}
            <RefusedActions actions={refused} onWay={choose} />
            {foreign.length > 0 && (
              <Disclosure title={text.otherState} hint={foreign.map(({ label }) => label).join(text.comma)}>
                <RefusedActions actions={foreign} onWay={choose} />
              </Disclosure>
            )}
          </>
        );
      }}
    </Sheet>
  );
}

interface RefusedActionsProps {
  actions: readonly MenuAction[];
  onWay: (act: () => unknown) => void;
}

function RefusedActions({ actions, onWay }: RefusedActionsProps) {
  if (actions.length === 0) return null;
  return (
    <ul className="sd-actions">
      {actions.map(({ key, label, refusedBecause, way }) => (
        <li key={key} className="sd-action-refused">
          <div className="sd-grow">
            <span>{label}</span>
            <span className="sd-meta">{refusedBecause}</span>
          </div>
          {way && (
            <Button small kind="tonal" onClick={() => onWay(way.onChoose)}>
              {way.label}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
