/** What became of one change to the code, as far as it is told here. */
export interface Mutant {
  readonly fileName: string;
  readonly status: string;
  readonly mutatorName: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
  readonly replacement?: string;
}

/** How many changes the tests of an area noticed, and which they did not. */
export interface Score {
  readonly killed: number;
  readonly missed: readonly Mutant[];
  /** From 0 to 1; an area without a change to make is wholly noticed. */
  readonly share: number;
}

/** Changes that do not compile or were left out on purpose say nothing about the tests. */
export function scoreOf(mutants: readonly Mutant[]): Score {
  const killed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const missed = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const all = killed + missed.length;
  return { killed, missed, share: all === 0 ? 1 : killed / all };
}

/** One line that says where a change went unnoticed, and which. */
export function describeMissed({ fileName, location, mutatorName, replacement = '' }: Mutant): string {
  const place = `${fileName}:${location.start.line}:${location.start.column}`;
  return `${place}  ${mutatorName}  ${replacement.replace(/\s+/g, ' ').slice(0, 100)}`;
}
