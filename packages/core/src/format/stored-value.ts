import { isVisible } from '../typed/typed-text.ts';

/** Stored values that stand for nothing. */
const blanks = new Set(['null', '[]', '[null]']);

/** A stored value as text; what is no text was JSON to begin with. Never throws. */
export function storedText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}

/** Whether a stored value stands for nothing: absent, 'null', '[]', '[null]', or text that shows nothing. */
export function isBlank(value: unknown): boolean {
  const text = storedText(value);
  return blanks.has(text.trim()) || !isVisible(text);
}

/** A stored value read as JSON; undefined when it is plain text or broken. */
export function parsed(text: string): unknown {
  const first = text.trimStart()[0];
  if (first !== '[' && first !== '{' && first !== '"') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Elements of a stored list without the empty ones; undefined when the value is no list. */
export function parsedList(text: string): unknown[] | undefined {
  const value = parsed(text);
  if (!Array.isArray(value)) return undefined;
  return value.filter((each) => each !== null && each !== undefined && each !== '');
}

/** Plain text of a value that may have been stored as a JSON string. */
export function plain(text: string): string {
  const value = parsed(text);
  return typeof value === 'string' ? value : text;
}

/** What a list's element is called: itself, or its name. */
export function nameOf(element: unknown): string {
  if (typeof element !== 'object' || element === null) return String(element);
  const { name, label, value } = element as Record<string, unknown>;
  const found = name ?? label ?? value;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}

/** The attachment string of a stored value that another server may have stored as a JSON list of addresses. */
export function attachmentText(text: string): string {
  return parsedList(text)?.map(addressOf).join(',') ?? plain(text);
}

function addressOf(element: unknown): string {
  if (typeof element !== 'object' || element === null) return String(element);
  const { url, id } = element as Record<string, unknown>;
  return typeof url === 'string' ? url : typeof id === 'string' ? id : '';
}
