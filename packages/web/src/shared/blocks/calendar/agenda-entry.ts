import type { ReactNode } from 'react';
import type { Span } from './agenda-move.ts';

/** Something that takes time on a day. */
export interface AgendaEntry extends Span {
  title: string;
  /** One line below: where, how long, whose. */
  note?: ReactNode;
  tone?: 'now' | 'done' | 'plain';
  allDay?: boolean;
  /** Where it opens. */
  to?: string;
  /** It may be given another time. */
  movable?: boolean;
}
