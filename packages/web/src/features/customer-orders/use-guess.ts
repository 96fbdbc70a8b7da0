import type { RequestOf } from '@svcdesk/core/contract';
import { suggest } from '@svcdesk/core/contract/catalogs';
import { answers } from '@svcdesk/core/contract/knowledge';
import { maxLengthOf } from '@svcdesk/core/contract/max-length';
import { useAnswers } from '../../shared/domain/answer/answer.ts';
import { useCall } from '../../shared/platform/api/use-call.ts';
import { useSettled } from '../../shared/platform/hooks/use-settled.ts';

/** Fewer characters say nothing yet. */
const minLength = 3;
/** One has paused: the server is not asked at each letter. */
const pauseMs = 600;
const staleMs = 5 * 60_000;

/** More would stand between the client and the form. */
const maxAnswers = 2;

/** What a text is likely about, and what may answer it before anybody has to come; asked for while one pauses. */
export function useGuess(cellId: string, words: string, devices: readonly string[]) {
  const written = words.trim().slice(0, maxLengthOf(answers, 'question'));
  const settled = useSettled(written, pauseMs);
  const text = [settled, ...devices].filter(Boolean).join(' ').slice(0, maxLengthOf(suggest, 'text'));
  const known = cellId !== '' && [...text].length >= minLength;
  const request: RequestOf<typeof suggest> | undefined = known ? { cellId, text } : undefined;
  const guesses = useCall(suggest, request, { staleMs, keepPrevious: true });
  const asked = [...settled].length >= minLength;
  return {
    guesses: known ? (guesses.data ?? []) : [],
    /** Nothing is known of this text yet, and may still come. */
    guessing: known && guesses.isFetching,
    /** What was written is asked about, or will be in a moment. */
    asksSoon: cellId !== '' && (written !== settled ? [...written].length >= minLength : guesses.isFetching),
    answers: useAnswers(asked ? { question: settled } : undefined, { most: maxAnswers, staleMs }),
  };
}
