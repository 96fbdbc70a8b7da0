const maxAnswerMs = 5000;

/** What a storage answers. One that takes longer counts as one that failed: what waits for it goes on. */
export async function answerInTime<T>(answer: PromiseLike<T> | T): Promise<T> {
  let timer: unknown;
  const late = new Promise<never>((_resolve, reject) => {
    const fault = new Error(`the storage has not answered in ${maxAnswerMs} ms`);
    timer = setTimeout(() => reject(fault), maxAnswerMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Asks a storage; what it throws or rejects with, or that it is silent, is told, and `otherwise` stands. */
export type Ask = <T>(work: () => PromiseLike<T> | T, otherwise: T) => Promise<T>;

/** Makes an {@link Ask}. */
export function createAsk(tell: (cause: unknown) => void): Ask {
  return async (work, otherwise) => {
    try {
      return await answerInTime(work());
    } catch (cause) {
      tell(cause);
      return otherwise;
    }
  };
}
