import { Link } from 'react-router-dom';
import { Badge } from '../../../shared/components/badge.tsx';
import { Icon } from '../../../shared/components/icon.tsx';
import { useBadges } from '../../../shared/platform/badges.ts';
import { useEntries } from '../data/use-entries.ts';
import './entry-grid.css';

/** What I may open: four beside each other. */
export function EntryGrid() {
  const entries = useEntries();
  const badges = useBadges();
  const counts: Readonly<Record<string, number | undefined>> = {
    'm.pool': badges.pool,
    'm.message': badges.messages,
  };
  return (
    <ul className="sd-entries">
      {entries.map(({ code, name, icon, path }) => (
        <li key={code}>
          <Link to={path} className="sd-entry">
            <Badge count={counts[code] ?? 0}>
              <span className="sd-entry-icon">
                <Icon name={icon} />
              </span>
            </Badge>
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
