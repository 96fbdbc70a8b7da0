// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out here.
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/**
 * Text that is safe to show over several lines. What people type into orders must not move the cursor, hide
 * itself or turn the direction of writing around.
 */
export function printableText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(controls, '');
}

const coloursOrControls = new RegExp(`\\u001b\\[[\\d;]*m|${controls.source}`, 'g');

/** Lines of our own making, whose colours stay. What others wrote is cleaned before it comes into them. */
export function printableLines(text: string): string {
  return text.replace(coloursOrControls, (found) => (found.length > 1 ? found : ''));
}

/** Data whose texts are safe to show, whatever is made of it. */
export function printableData(value: unknown): unknown {
  if (typeof value === 'string') return printableText(value);
  if (Array.isArray(value)) return value.map(printableData);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, printableData(each)]));
}

/** JSON whose texts drive no terminal: it is the same to whoever reads it. What is absent is null. */
export function printableJson(value: unknown, indent = 0): string {
  return JSON.stringify(value ?? null, null, indent).replace(
    controls,
    (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The same in one line: line ends and tabs become blanks. */
export function printableLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(controls, '').trim();
}
