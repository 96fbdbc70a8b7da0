import { pause } from './pause.ts';

const maxAnswerMs = 5000;

/** What a storage answers. One that takes longer counts as one that failed: what waits for it goes on. */
export async function answerInTime<T>(answer: PromiseLike<T> | T): Promise<T> {
  const answered = new AbortController();
  const late = pause(maxAnswerMs, answered.signal).then((): never => {
    throw new Error(`the storage has not answered in ${maxAnswerMs} ms`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    answered.abort();
  }
}
