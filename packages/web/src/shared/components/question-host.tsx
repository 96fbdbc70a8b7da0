import { lazySheet } from './lazy-part.tsx';
import { useQuestions } from './question-store.ts';

const QuestionSheet = lazySheet(async () => (await import('./question-sheet.tsx')).QuestionSheet);

/** Shows the oldest open question; the sheet's code comes with the first one. */
export function QuestionHost() {
  const question = useQuestions((state) => state.open[0]);
  if (!question) return null;
  return (
    <QuestionSheet
      key={question.key}
      question={question}
      onClosed={() => question.answer(false)}
      onAnswer={question.answer}
    />
  );
}
