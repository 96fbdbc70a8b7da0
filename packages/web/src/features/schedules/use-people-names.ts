import { peopleOptions } from '../../shared/domain/organisation/organisation.ts';
import { useOrganisation } from '../../shared/domain/organisation/use-organisation.ts';

/** Names of the staff by id; empty until they are known. */
export function usePeopleNames(): (id: string) => string {
  const people = peopleOptions(useOrganisation().data ?? []);
  const names = new Map(people.map(({ value, label }) => [value, label]));
  return (id) => names.get(id) ?? '';
}
