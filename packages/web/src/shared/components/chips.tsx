import { useEffect, useRef } from 'react';
import { showInRow } from './show-in-row.ts';
import './chips.css';

export interface Chip<Key extends string> {
  key: Key;
  label: string;
  /** Shown after the label; nothing when unknown. */
  count?: number;
}

interface ChipsProps<Key extends string> {
  /** What the row chooses, for screen readers. */
  label: string;
  chips: readonly Chip<Key>[];
  chosen: Key;
  onChoose: (key: Key) => void;
}

/** A row of choices of which one holds; it scrolls sideways and keeps the chosen one in sight. */
export function Chips<Key extends string>({ label, chips, chosen, onChoose }: ChipsProps<Key>) {
  const row = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    showInRow(row.current, row.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(chosen)}"]`));
  }, [chosen]);
  return (
    <fieldset className="sd-chips" ref={row}>
      <legend className="sd-hidden">{label}</legend>
      {chips.map((chip) => (
        <button
          key={chip.key}
          type="button"
          data-key={chip.key}
          className="sd-chip sd-num"
          aria-pressed={chip.key === chosen}
          onClick={() => onChoose(chip.key)}
        >
          {chip.label}
          {chip.count !== undefined && ` ${chip.count}`}
        </button>
      ))}
    </fieldset>
  );
}
