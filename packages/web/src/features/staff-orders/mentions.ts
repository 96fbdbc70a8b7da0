import type { Person } from '../../shared/domain/people/person.ts';

export type Mentioned = Pick<Person, 'id' | 'words'>;

/** A note with the names of colleagues in it, where the one who is typed stands already as "@". */
export function withNames(note: string, people: readonly Mentioned[]): string {
  const missing = people.filter(({ words }) => !note.includes(`@${words}`)).map(({ words }) => `@${words}`);
  if (missing.length === 0) return note;
  const before = note.replace(/@$/, '');
  const gap = before === '' || /\s$/.test(before) ? '' : ' ';
  return `${before}${gap}${missing.join(' ')} `;
}

/** Those whose names still stand in the note: a person who is deleted there is not notified. */
export function namedIn(note: string, people: readonly Mentioned[]): readonly Mentioned[] {
  return people.filter(({ words }) => note.includes(`@${words}`));
}
