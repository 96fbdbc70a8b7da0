import { useEffect, useState } from 'react';

/** A value once it has not changed for a moment: what is typed is asked for when one pauses, not at each letter. */
export function useSettled<Value>(value: Value, waitMs = 200): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return settled;
}
