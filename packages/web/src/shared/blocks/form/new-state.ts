/** Actions answer with the thing's new state; notes with their record, which has no version, some with nothing. */
export function isNewState(data: unknown): data is object {
  return typeof data === 'object' && data !== null && 'version' in data && 'can' in data;
}
