import { IconButton } from '../../components/icon-button.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { reporterText } from './phrases.ts';
import type { Reporter } from './reporter.ts';
import './reporter.css';

interface ReporterListProps {
  reporters: readonly Reporter[];
  chosenId: string | undefined;
  onChoose: (reporter: Reporter) => void;
  onEdit: (reporter: Reporter) => void;
  onRemove: (reporter: Reporter) => void;
}

/** The site's people: each is chosen by a tap, and corrected or deleted beside it. */
export function ReporterList({ reporters, chosenId, onChoose, onEdit, onRemove }: ReporterListProps) {
  const text = useText(reporterText);
  if (reporters.length === 0) return <p className="sd-meta sd-reporter-none">{text.none}</p>;
  return (
    <ul className="sd-reporters">
      {reporters.map((reporter) => (
        <li key={reporter.id} className="sd-row">
          <button
            type="button"
            className="sd-reporter sd-grow"
            aria-label={`${text.choose(reporter.name)} ${reporter.phone}`}
            aria-pressed={reporter.id === chosenId}
            onClick={() => onChoose(reporter)}
          >
            {reporter.name} <span className="sd-meta sd-num">{reporter.phone}</span>
          </button>
          <IconButton icon="edit" label={text.edit(reporter.name)} onClick={() => onEdit(reporter)} />
          <IconButton icon="trash" label={text.remove(reporter.name)} onClick={() => onRemove(reporter)} />
        </li>
      ))}
    </ul>
  );
}
