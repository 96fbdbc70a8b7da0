import { useState } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { sharedText } from '../platform/phrases/shared.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { type Option, pathTo, searchLeaves } from './option.ts';
import { Sheet } from './sheet.tsx';
import './forms.css';
import './sheet.css';

interface OptionSheetProps {
  title: string;
  options: readonly Option[];
  chosen: readonly string[];
  several?: boolean;
  /** What has more below it can be chosen itself. */
  branches?: boolean;
  clearable?: boolean;
  onChoose: (values: readonly string[]) => void;
  onClosed: () => void;
}

const searchFrom = 9;

/**
 * A list to choose from, level by level when it is a tree, with a search when it is long. Not the library's wheels:
 * those speak Chinese in every language, need a drag, and show five of a hundred entries.
 */
export function OptionSheet({
  title,
  options,
  chosen,
  several,
  branches,
  clearable,
  onChoose,
  onClosed,
}: OptionSheetProps) {
  const text = useText(sharedText);
  const [picked, setPicked] = useState(chosen);
  const [search, setSearch] = useState('');
  const [trail, setTrail] = useState<readonly Option[]>(() => pathTo(options, chosen[0] ?? '').slice(0, -1));
  const leaves = searchLeaves(options, '');
  const branch = trail.at(-1);
  const here = branch?.children ?? options;
  const shown = search === '' ? here : searchLeaves(options, search, [], branches);

  function choose(option: Option, close: () => void) {
    if (option.children?.length) setTrail([...trail, option]);
    else take(option, close);
  }

  function take(option: Option, close: () => void) {
    if (several) {
      const on = picked.includes(option.value);
      setPicked(on ? picked.filter((value) => value !== option.value) : [...picked, option.value]);
    } else {
      onChoose([option.value]);
      close();
    }
  }

  return (
    <Sheet title={title} onClosed={onClosed}>
      {(close) => (
        <>
          {leaves.length >= searchFrom && (
            <input
              type="search"
              className="sd-control sd-option-search"
              aria-label={text.field.search}
              placeholder={text.field.search}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
          {search === '' && trail.length > 0 && (
            <button
              type="button"
              className="sd-option sd-option-up"
              onClick={() => setTrail(trail.slice(0, -1))}
            >
              <Icon name="back" size={20} />
              <span className="sd-grow">{trail.map((step) => step.label).join(' / ')}</span>
            </button>
          )}
          <ul>
            {branches && search === '' && branch && (
              <li>
                <OptionRow
                  option={{ value: branch.value, label: text.field.allOf(branch.label) }}
                  on={picked.includes(branch.value)}
                  several={several}
                  onPress={() => take(branch, close)}
                />
              </li>
            )}
            {shown.map((option) => (
              <li key={option.value}>
                <OptionRow
                  option={option}
                  on={picked.includes(option.value)}
                  several={several}
                  onPress={() => choose(option, close)}
                />
              </li>
            ))}
          </ul>
          {shown.length === 0 && <p className="sd-meta sd-option-none">{text.field.noMatch}</p>}
          <div className="sd-option-end">
            {clearable && (
              <Button
                onClick={() => {
                  onChoose([]);
                  close();
                }}
              >
                {text.field.clear}
              </Button>
            )}
            {several && (
              <Button
                kind="main"
                block
                onClick={() => {
                  onChoose(picked);
                  close();
                }}
              >
                {picked.length > 0 ? `${text.action.done} (${picked.length})` : text.action.done}
              </Button>
            )}
          </div>
        </>
      )}
    </Sheet>
  );
}

interface OptionRowProps {
  option: Option;
  on: boolean;
  several?: boolean;
  onPress: () => void;
}

function OptionRow({ option, on, several, onPress }: OptionRowProps) {
  const isBranch = (option.children?.length ?? 0) > 0;
  return (
    <button
      type="button"
      className="sd-option"
      aria-pressed={isBranch ? undefined : on}
      data-several={several}
      onClick={onPress}
    >
      <span className="sd-grow">
        {option.label}
        {option.note !== undefined && <span className="sd-meta sd-option-note">{option.note}</span>}
      </span>
      {isBranch ? <Icon name="forward" size={18} /> : on && <Icon name="check" size={20} />}
    </button>
  );
}
