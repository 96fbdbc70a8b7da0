import { Badge as LibraryBadge, ProgressBar as LibraryBar, Tag } from 'antd-mobile';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import './marks.css';

interface BadgeProps {
  /** Nothing shows at 0. The count belongs into the name of what it stands on. */
  count: number;
  children: ReactNode;
}

/** A figure on the corner of something. */
export function Badge({ count, children }: BadgeProps) {
  if (count <= 0) return children;
  return (
    <LibraryBadge content={<span aria-hidden="true">{badgeText(count)}</span>} wrapperClassName="sd-badge">
      {children}
    </LibraryBadge>
  );
}

export function badgeText(count: number): string {
  return count > 99 ? '99+' : String(count);
}

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

/** A state of an order, what the clock says, an accent, or nothing in particular. */
export type PillTone =
  | 'pending'
  | 'assigned'
  | 'processing'
  | 'suspended'
  | 'resolved'
  | 'closed'
  | 'cancelled'
  | 'late'
  | 'soon'
  | 'ok'
  | 'accent'
  | 'plain';

const inks: Partial<Record<PillTone, string>> = {
  late: 'sla-late',
  soon: 'sla-soon',
  ok: 'sla-ok',
  plain: 'suspended',
};
const grounds: Partial<Record<PillTone, string>> = { accent: 'accent-weak', plain: 'suspended-bg' };

interface PillProps {
  tone?: PillTone;
  children: ReactNode;
}

/** A word or two on a weak ground. Colour only repeats what the words say. */
export function Pill({ tone = 'plain', children }: PillProps) {
  const colours = {
    '--background-color': `var(--${grounds[tone] ?? `${tone}-bg`})`,
    '--text-color': `var(--${inks[tone] ?? tone})`,
    '--border-color': 'transparent',
  };
  return (
    <Tag className="sd-pill" style={colours}>
      {children}
    </Tag>
  );
}

interface ProgressBarProps {
  /** What is measured, for screen readers. */
  label: string;
  /** 0 to 100; more is drawn full. */
  percent: number;
  tone?: 'accent' | 'ok' | 'soon' | 'late' | 'paused' | 'over';
}

/** Four pixels high. The words beside it say the same. */
export function ProgressBar({ label, percent, tone = 'accent' }: ProgressBarProps) {
  const shown = Math.min(100, Math.max(0, percent));
  return (
    <div
      className={`sd-progress sd-progress-${tone}`}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={Math.max(100, Math.round(percent))}
    >
      <LibraryBar percent={shown} />
    </div>
  );
}
