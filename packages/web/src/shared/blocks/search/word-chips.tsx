import '../../components/chips.css';
import './search.css';

interface WordChipsProps {
  words: readonly string[];
  onChoose: (words: string) => void;
}

/** Words of before; a tap searches for them again. */
export function WordChips({ words, onChoose }: WordChipsProps) {
  return (
    <ul className="sd-recent">
      {words.map((each) => (
        <li key={each}>
          <button type="button" className="sd-chip" onClick={() => onChoose(each)}>
            {each}
          </button>
        </li>
      ))}
    </ul>
  );
}
