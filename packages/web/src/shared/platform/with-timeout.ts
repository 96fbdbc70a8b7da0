/** What work gives, or a rejection once it takes longer; the work itself goes on. */
export function withTimeout<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`It took longer than ${limitMs} ms.`)), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
