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

/** Words and lists, of which a part may be sent; a switch goes on counting for what is typed under it. */
const isContent = (value: unknown) => typeof value === 'string' || Array.isArray(value);

/**
 * What came into a form while its earlier content was on its way: fields that were changed, words that were typed on,
 * photos that were added; with words or photos the switches that they were meant under. Keys that begin with `$` are the
 * form's own and belong to what was sent.
 */
export function unsentOf<Value extends object>(sent: Value, now: Value): Partial<Value> {
  const before = new Map<string, unknown>(Object.entries(sent));
  const own = Object.entries(now).filter(([key]) => !key.startsWith('$'));
  const changed = own
    .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before.get(key)))
    .map(([key, value]): [string, unknown] => [key, unsentValue(before.get(key), value)])
    .filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0));
  const switches = changed.some(([, value]) => isContent(value))
    ? own.filter(([, value]) => !isContent(value))
    : [];
  return Object.fromEntries([...switches, ...changed]) as Partial<Value>;
}
