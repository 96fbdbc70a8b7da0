import { normalizeLine } from '@svcdesk/core/format';
import { useState } from 'react';
import { useSettled } from '../../platform/hooks/use-settled.ts';

/** What is typed into a picker. */
export interface Typed {
  typed: string;
  setTyped: (typed: string) => void;
  /** What to ask for: without spaces around, once one pauses. */
  words: string;
}

/** Holds what is typed into a picker, and what to ask for. */
export function useTyped(): Typed {
  const [typed, setTyped] = useState('');
  return { typed, setTyped, words: useSettled(normalizeLine(typed)) };
}
