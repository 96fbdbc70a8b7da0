import type { Whose } from '../data/todo.ts';
import type { CountsQuery } from '../data/use-counts.ts';

/** What each list of what is to be done is given. */
export interface TodoListProps {
  /** Of what counts today, not of everything. */
  today: boolean;
  whose: Whose;
  counts: CountsQuery;
  /** The same category with more in it. */
  elsewhere?: string;
}
