import { create } from 'zustand';
import { forgetWithPerson } from '../platform/storage/personal-data.ts';
import { lazySheet } from './lazy-part.tsx';
import type { Question } from './question-sheet.tsx';

interface OpenQuestion extends Question {
  key: number;
  answer: (yes: boolean) => void;
}

interface QuestionState {
  open: readonly OpenQuestion[];
}

const useQuestions = create<QuestionState>(() => ({ open: [] }));

let nextKey = 1;

/** Asks over the page; resolves when the question is gone, so that the caller may navigate. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const key = nextKey++;
    const answer = (yes: boolean) => {
      useQuestions.setState(({ open }) => ({ open: open.filter((other) => other.key !== key) }));
      resolve(yes);
    };
    useQuestions.setState(({ open }) => ({ open: [...open, { ...question, key, answer }] }));
  });
}

// A question that the former person was asked is answered no; its words may tell of what they were at.
forgetWithPerson(() => {
  for (const { answer } of useQuestions.getState().open) answer(false);
});

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
