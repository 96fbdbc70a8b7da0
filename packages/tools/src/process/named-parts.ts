import { UsageError } from './usage-error.ts';

/** Refuses names that are not among `known`: a mistyped one would run nothing, and nothing that runs cannot fail. */
export function refuseUnknown(what: string, names: readonly string[], known: readonly string[]): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`there is no ${what} "${unknown}"; there are ${known.join(', ')}.`);
}
