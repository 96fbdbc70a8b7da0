/** A fault or wish as people tell it, and how it ends. */
export interface Case {
  readonly title: string;
  readonly content: string;
  /** What the engineer writes on the way. */
  readonly notes: readonly string[];
  readonly solution: string;
  /** Code of the dictionary `cause`. */
  readonly cause: string;
}

export function aCase(
  title: string,
  content: string,
  notes: readonly string[],
  solution: string,
  cause: string,
): Case {
  return { title, content, notes, solution, cause };
}
