import { Segments } from '../../../shared/components/segments.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { type Whose, whoseTodos } from '../data/todo.ts';
import { todoText } from '../phrases/todo.ts';

/** For a lead: one's own to-dos, or those of the people whom one leads. */
export function WhoseTodos({ whose, onChoose }: { whose: Whose; onChoose: (whose: Whose) => void }) {
  const text = useText(todoText);
  const options = whoseTodos.map((value) => ({ value, label: text[value] }));
  return (
    <div>
      <Segments label={text.whose} options={options} value={whose} onChange={onChoose} />
    </div>
  );
}
