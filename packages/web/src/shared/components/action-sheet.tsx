import { useRef } from 'react';
import type { MenuAction } from './action-menu.tsx';
import { Sheet } from './sheet.tsx';
import './action-sheet.css';

interface ActionSheetProps {
  title: string;
  actions: readonly MenuAction[];
  onClosed: () => void;
}

export function ActionSheet({ title, actions, onClosed }: ActionSheetProps) {
  const chosen = useRef<MenuAction | undefined>(undefined);
  return (
    <Sheet
      title={title}
      onClosed={() => {
        onClosed();
        chosen.current?.onChoose();
      }}
    >
      {(close) => (
        <ul className="sd-actions">
          {actions.map((action) => (
            <li key={action.key}>
              <button
                type="button"
                className={action.danger ? 'sd-action sd-action-danger' : 'sd-action'}
                aria-disabled={action.refusedBecause !== undefined}
                onClick={() => {
                  if (action.refusedBecause !== undefined) return;
                  chosen.current = action;
                  close();
                }}
              >
                <span>{action.label}</span>
                {action.refusedBecause !== undefined && (
                  <span className="sd-meta">{action.refusedBecause}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}
