/** A word that may come next. */
export interface Word {
  readonly value: string;
  /** What it means, for shells that show it. */
  readonly text?: string | undefined;
}

/** Stands for files of this machine, which the shell knows best. */
export const filesWanted = 'files';
