import { Icon, type IconName } from './icon.tsx';
import './marks.css';

interface MarkProps {
  icon: IconName;
  tone?: 'accent' | 'late' | 'soon' | 'ok' | 'off';
}

/** The icon at the head of a row, on a ground of 32. */
export function Mark({ icon, tone = 'accent' }: MarkProps) {
  return (
    <span className={`sd-mark sd-mark-${tone}`}>
      <Icon name={icon} size={18} />
    </span>
  );
}
