import { Link } from 'react-router-dom';
import './tabs.css';

interface LinkSegmentsProps<Key extends string> {
  /** What the row leads through, for screen readers. */
  label: string;
  links: readonly { key: Key; label: string; to: string }[];
  /** Which of them is shown now. */
  here: Key;
}

/** Screens that stand beside each other: going from one to the next takes its place in history, so that back leaves them all. */
export function LinkSegments<Key extends string>({ label, links, here }: LinkSegmentsProps<Key>) {
  return (
    <nav className="sd-link-segments" aria-label={label}>
      {links.map(({ key, label: words, to }) => (
        <Link
          key={key}
          className="sd-link-segment"
          to={to}
          replace
          aria-current={key === here ? 'page' : undefined}
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}
