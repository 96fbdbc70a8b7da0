/** Storage that may be refused (private windows, full disk): reading then gives null and writing gives false. */
export function readStored(key: string, area: () => Storage = () => localStorage): string | null {
  try {
    return area().getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(
  key: string,
  value: string | null,
  area: () => Storage = () => localStorage,
): boolean {
  try {
    if (value === null) area().removeItem(key);
    else area().setItem(key, value);
    return true;
  } catch {
    // The choice then lasts only as long as the page, which is all that can be done.
    return false;
  }
}

/** The same three methods over an area that may not exist at all; what is written is then kept by the page only. */
export function memoryIfRefused(area: () => Storage): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return area();
  } catch {
    const values = new Map<string, string>();
    return {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    };
  }
}
