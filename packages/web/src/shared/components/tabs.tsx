import { type KeyboardEvent, useEffect, useRef } from 'react';
import { showInRow } from './show-in-row.ts';
import './tabs.css';

export interface TabChoice<Key extends string> {
  key: Key;
  label: string;
  /** Shown after the label, whose place is held while it is `coming`. */
  count?: number | 'coming';
}

export interface TabsProps<Key extends string> {
  /** What the row chooses, for screen readers. */
  label: string;
  tabs: readonly TabChoice<Key>[];
  chosen: Key;
  onChoose: (key: Key) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Which of several lists: a row that scrolls sideways, is one stop for Tab, and keeps the chosen one in sight. */
export function Tabs<Key extends string>({ label, tabs, chosen, onChoose }: TabsProps<Key>) {
  const row = useRef<HTMLDivElement>(null);
  const stop = tabs.some(({ key }) => key === chosen) ? chosen : tabs[0]?.key;
  useEffect(() => {
    showInRow(row.current, tabOf(row.current, chosen));
  }, [chosen]);
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = tabs.at((tabs.findIndex(({ key }) => key === stop) + step) % tabs.length);
    if (!next) return;
    tabOf(row.current, next.key)?.focus();
    onChoose(next.key);
  };
  return (
    <div ref={row} className="sd-flush sd-tab-row" role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map(({ key, label: name, count }) => (
        <button
          key={key}
          type="button"
          role="tab"
          data-key={key}
          aria-selected={key === chosen}
          tabIndex={key === stop ? 0 : -1}
          onClick={() => onChoose(key)}
        >
          {name}
          {count !== undefined && <small className="sd-num">{count !== 'coming' && count}</small>}
        </button>
      ))}
    </div>
  );
}

function tabOf(row: HTMLElement | null, key: string): HTMLElement | null | undefined {
  return row?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
}
