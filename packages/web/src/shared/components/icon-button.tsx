import { Link } from 'react-router-dom';
import { Icon, type IconName } from './icon.tsx';
import { Badge, badgeText } from './marks.tsx';
import './buttons.css';

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

export function IconButton({ badge = 0, ...rest }: IconButtonProps) {
  return (
    <Badge count={badge}>
      <Bare {...rest} count={badge} />
    </Badge>
  );
}

type BareProps = Omit<IconButtonProps, 'badge'> & { count: number };

function Bare({ icon, label, count, onClick, to, href, tinted, disabled }: BareProps) {
  const className = tinted ? 'sd-icon-button sd-icon-button-tinted' : 'sd-icon-button';
  const body = (
    <>
      <Icon name={icon} />
      <span className="sd-hidden">{count > 0 ? `${label} ${badgeText(count)}` : label}</span>
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
