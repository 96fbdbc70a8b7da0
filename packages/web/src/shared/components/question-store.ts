import { create } from 'zustand';
import { forgetWithPerson } from '../platform/storage/personal-data.ts';

/** A question with two answers; without `cancelLabel` it is a notice with one. */
export interface Question {
  title: string;
  words?: string;
  okLabel: string;
  cancelLabel?: string;
  danger?: boolean;
}

interface OpenQuestion extends Question {
  key: number;
  answer: (yes: boolean) => void;
}

interface QuestionState {
  open: readonly OpenQuestion[];
}

export const useQuestions = create<QuestionState>(() => ({ open: [] }));

let nextKey = 1;

/** Asks over the page; resolves when the question is gone, so that the caller may navigate. */
export function ask(question: Question): Promise<boolean> {
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
