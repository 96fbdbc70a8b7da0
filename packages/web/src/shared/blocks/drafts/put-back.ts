/** A form's content as it is this moment; drawing it comes later. */
export interface LiveDraft<Value> {
  value: Value;
  /** What of it was typed here. */
  typed: Partial<Value>;
  /** The server has it. */
  done: boolean;
}

/**
 * Puts an earlier draft back under what was typed before the device answered, for that is newer; `save` keeps both,
 * since what was kept for the typing alone knows nothing of the earlier draft.
 */
export function putBack<Value extends object>(
  live: LiveDraft<Value>,
  earlier: Value,
  save: (value: Value) => void,
): void {
  live.value = { ...live.value, ...earlier, ...live.typed };
  if (!live.done && Object.keys(live.typed).length > 0) save(live.value);
}
