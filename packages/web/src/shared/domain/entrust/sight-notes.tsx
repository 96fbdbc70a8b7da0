import { Icon } from '../../components/icon.tsx';
import './entrust.css';

interface SightNotesProps {
  sees: string;
  seesNot: string;
}

/** What somebody sees and what stays hidden, in two lines. */
export function SightNotes({ sees, seesNot }: SightNotesProps) {
  return (
    <ul className="sd-sight-notes">
      <li>
        <Icon name="eye" size={18} />
        <span>{sees}</span>
      </li>
      <li>
        <Icon name="lock" size={18} />
        <span>{seesNot}</span>
      </li>
    </ul>
  );
}
