import { useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import '../../components/chips.css';
import type { Found } from './found.ts';
import { pickText } from './phrases.ts';

interface RecentChoicesProps<Item extends Found> {
  read: () => Item[];
  /** Chosen already. */
  without: readonly Item[];
  onChoose: (item: Item) => void;
}

/** What was chosen lately, one tap away; there without a network, too. */
export function RecentChoices<Item extends Found>({ read, without, onChoose }: RecentChoicesProps<Item>) {
  const text = useText(pickText);
  const [kept] = useState(read);
  const shown = kept.filter(({ id }) => without.every((item) => item.id !== id));
  if (shown.length === 0) return null;
  return (
    <div className="sd-picker-recent">
      <p className="sd-meta">{text.recent}</p>
      <fieldset className="sd-chips" aria-label={text.recent}>
        {shown.map((item) => (
          <button key={item.id} type="button" className="sd-chip" onClick={() => onChoose(item)}>
            {item.words}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
