const hasId = (item: unknown): item is { id: string } =>
  typeof item === 'object' && item !== null && 'id' in item;

/** In the midst of a word or number: what follows says nothing by itself. */
const splitsWord = (sent: string, rest: string) => /\w$/.test(sent) && /^\w/.test(rest);

function unsentValue(sent: unknown, now: unknown): unknown {
  if (typeof sent === 'string' && typeof now === 'string' && now.startsWith(sent)) {
    const rest = now.slice(sent.length);
    return splitsWord(sent, rest) ? now : rest.trimStart();
  }
  if (Array.isArray(sent) && Array.isArray(now) && now.every(hasId)) {
    return now.filter(({ id }) => !sent.some((item) => hasId(item) && item.id === id));
  }
  return now;
}

/**
 * What came into a form while its earlier content was on its way: fields that were changed, words that were typed on,
 * photos that were added. Keys that begin with `$` are the form's own and belong to what was sent.
 */
export function unsentOf<Value extends object>(sent: Value, now: Value): Partial<Value> {
  const before = new Map<string, unknown>(Object.entries(sent));
  const rest = Object.entries(now)
    .filter(
      ([key, value]) => !key.startsWith('$') && JSON.stringify(value) !== JSON.stringify(before.get(key)),
    )
    .map(([key, value]) => [key, unsentValue(before.get(key), value)])
    .filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0));
  return Object.fromEntries(rest) as Partial<Value>;
}
