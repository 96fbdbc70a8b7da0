import { Tag } from 'antd-mobile';
import type { ReactNode } from 'react';
import './marks.css';

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
