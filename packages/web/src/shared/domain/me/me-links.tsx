import { Link } from 'react-router-dom';
import { Icon } from '../../components/icon.tsx';
import './me.css';

export interface MeLink {
  to: string;
  label: string;
  /** What it is now, at the end of the line. */
  value?: string;
}

/** Lines that lead on, each with what it is now. */
export function MeLinks({ links }: { links: readonly MeLink[] }) {
  return (
    <ul className="sd-me-links">
      {links.map(({ to, label, value }) => (
        <li key={to}>
          <Link className="sd-me-link" to={to}>
            <span className="sd-grow">{label}</span>
            {value !== undefined && <span className="sd-meta sd-me-value">{value}</span>}
            <Icon name="forward" size={18} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
