/** What is there already, in the form of what comes. */
export async function* streamOf<T>(...items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}
