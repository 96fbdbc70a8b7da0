import { lazy, Suspense } from 'react';
import { useQuestions } from './question-store.ts';

const QuestionSheet = lazy(() =>
  import('./question-sheet.tsx').then((file) => ({ default: file.QuestionSheet })),
);

/** Shows the oldest open question; the sheet's code comes with the first one. */
export function QuestionHost() {
  const question = useQuestions((state) => state.open[0]);
  if (!question) return null;
  return (
    <Suspense fallback={null}>
      <QuestionSheet key={question.key} question={question} onAnswer={question.answer} />
    </Suspense>
  );
}
