import { Badge as LibraryBadge } from 'antd-mobile';
import type { ReactNode } from 'react';
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
