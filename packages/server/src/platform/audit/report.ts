/** Which rows are chained: orders' records by order, other events by account. */
export type ChainKind = 'records' | 'events';

/** The first thing found wrong. */
export interface Break {
  readonly in: ChainKind | 'seals' | 'queue';
  /** Of the row; of a seal its number. */
  readonly id: string;
  readonly why:
    | 'gap'
    | 'linkBroken'
    | 'contentChanged'
    | 'hashWrong'
    | 'tailMissing'
    | 'notQueued'
    | 'rowMissing'
    | 'sealWrong';
}

/** What was found sound of a part, up to where it is broken. */
export interface Checked {
  readonly count: number;
  readonly broken?: Break | undefined;
}

export interface AuditReport {
  readonly recordCount: number;
  readonly eventCount: number;
  readonly sealCount: number;
  /** Written since the last seal: chained, but not sealed yet. */
  readonly unsealedCount: number;
  readonly broken?: Break | undefined;
}
