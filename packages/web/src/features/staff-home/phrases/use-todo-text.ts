import { useText } from '../../../shared/platform/i18n/use-text.ts';
import type { Whose } from '../data/todo.ts';
import { todoText } from './todo.ts';

/** The words of to-do lists: about oneself, or about the people whom one leads. */
export function useTodoText(whose: Whose) {
  const text = useText(todoText);
  return whose === 'mine' ? text : { ...text, ...text.team };
}
