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

/** What a list of options shows: a level of the tree, or what a search finds in all of it. */
function useLevels({ options, chosen, branches }: Pick<OptionSheetProps, 'options' | 'chosen' | 'branches'>) {
  const [search, setSearch] = useState('');
  const [trail, setTrail] = useState<readonly Option[]>(() => pathTo(options, chosen[0] ?? '').slice(0, -1));
  const isSearched = search !== '';
  const branch = trail.at(-1);
  return {
    search,
    setSearch,
    isLong: searchLeaves(options, '').length >= searchFrom,
    /** The levels above the one that shows. */
    trail: isSearched ? [] : trail,
    goUp: () => setTrail(trail.slice(0, -1)),
    goDown: (option: Option) => setTrail([...trail, option]),
    /** The level itself, where it can be chosen. */
    whole: branches && !isSearched ? branch : undefined,
    shown: isSearched ? searchLeaves(options, search, [], branches) : (branch?.children ?? options),
  };
}

/**
 * A list to choose from, level by level when it is a tree, with a search when it is long. Not the library's wheels:
 * those speak Chinese in every language, need a drag, and show five of a hundred entries.
 */
export function OptionSheet(props: OptionSheetProps) {
  const { title, chosen, several, clearable, onChoose, onClosed } = props;
  const text = useText(sharedText);
  const levels = useLevels(props);
  const { whole, shown } = levels;
  const [picked, setPicked] = useState(chosen);

  function take({ value }: Option, close: () => void) {
    if (!several) {
      onChoose([value]);
      close();
    } else setPicked(picked.includes(value) ? picked.filter((each) => each !== value) : [...picked, value]);
  }
  const row = (option: Option, onPress: () => void) => (
    <li key={option.value}>
      <OptionRow option={option} on={picked.includes(option.value)} several={several} onPress={onPress} />
    </li>
  );

  return (
    <Sheet title={title} onClosed={onClosed}>
      {(close) => (
        <>
          <LevelHead levels={levels} />
          <ul>
            {whole &&
              row({ value: whole.value, label: text.field.allOf(whole.label) }, () => take(whole, close))}
            {shown.map((option) =>
              row(option, () => (option.children?.length ? levels.goDown(option) : take(option, close))),
            )}
          </ul>
          {shown.length === 0 && <p className="sd-meta sd-option-none">{text.field.noMatch}</p>}
          <OptionEnd
            clearable={clearable}
            several={several}
            picked={picked}
            onTake={(values) => {
              onChoose(values);
              close();
            }}
          />
        </>
      )}
    </Sheet>
  );
}

/** The search of a long list, and the way back to the level above. */
function LevelHead({ levels }: { levels: ReturnType<typeof useLevels> }) {
  const text = useText(sharedText);
  const { search, setSearch, isLong, trail, goUp } = levels;
  return (
    <>
      {isLong && (
        <input
          type="search"
          className="sd-control sd-option-search"
          aria-label={text.field.search}
          placeholder={text.field.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {trail.length > 0 && (
        <button type="button" className="sd-option sd-option-up" onClick={goUp}>
          <Icon name="back" size={20} />
          <span className="sd-grow">{trail.map((step) => step.label).join(' / ')}</span>
        </button>
      )}
    </>
  );
}

interface OptionEndProps extends Pick<OptionSheetProps, 'clearable' | 'several'> {
  picked: readonly string[];
  onTake: (values: readonly string[]) => void;
}

/** Chooses nothing again; takes what was picked, where several may be. */
function OptionEnd({ clearable, several, picked, onTake }: OptionEndProps) {
  const text = useText(sharedText);
  return (
    <div className="sd-option-end">
      {clearable && <Button onClick={() => onTake([])}>{text.field.clear}</Button>}
      {several && (
        <Button kind="main" block onClick={() => onTake(picked)}>
          {picked.length > 0 ? `${text.action.done} (${picked.length})` : text.action.done}
        </Button>
      )}
    </div>
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
