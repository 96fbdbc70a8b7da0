import type { ReactNode } from 'react';
import { Pill } from '../../components/pill.tsx';

/** The tones of tokens.css, one for each state of an order. */
const statusTones = {
  1: 'pending',
  2: 'assigned',
  3: 'processing',
  4: 'suspended',
  5: 'resolved',
  6: 'closed',
  7: 'cancelled',
} as const;

interface StatusPillProps {
  /** The state's number; an unknown one from a newer server looks neutral. */
  status: number;
  children: ReactNode;
}

export function StatusPill({ status, children }: StatusPillProps) {
  return <Pill tone={statusTones[status as keyof typeof statusTones]}>{children}</Pill>;
}
