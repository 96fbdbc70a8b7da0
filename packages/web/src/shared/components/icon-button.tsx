import { Link } from 'react-router-dom';
import { Icon, type IconName } from './icon.tsx';
import './icon-button.css';

interface IconButtonProps {
  icon: IconName;
  /** What a screen reader says, and the tooltip. */
  label: string;
  onClick?: () => void;
  /** Goes there instead of calling. */
  to?: string;
  /** An address outside the app: tel:, a map, a file. */
  href?: string;
  /** A figure on the corner; nothing at 0. */
  badge?: number;
  tinted?: boolean;
  disabled?: boolean;
}

export function IconButton({ icon, label, onClick, to, href, badge = 0, tinted, disabled }: IconButtonProps) {
  const className = tinted ? 'sd-icon-button sd-icon-button-tinted' : 'sd-icon-button';
  const body = (
    <>
      <Icon name={icon} />
      <span className="sd-hidden">{label} </span>
      {badge > 0 && <span className="sd-badge">{badgeText(badge)}</span>}
    </>
  );
  if (to !== undefined) {
    return (
      <Link className={className} to={to} title={label}>
        {body}
      </Link>
    );
  }
  if (href !== undefined) {
    return (
      <a className={className} href={href} title={label}>
        {body}
      </a>
    );
  }
  return (
    <button type="button" className={className} title={label} onClick={onClick} disabled={disabled}>
      {body}
    </button>
  );
}

export function badgeText(count: number): string {
  return count > 99 ? '99+' : String(count);
}
