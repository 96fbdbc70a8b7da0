// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out here.
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/**
 * Text that is safe to show over several lines. What people type into orders must not move the cursor, hide
 * itself or turn the direction of writing around.
 */
export function printableText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(controls, '');
}

/** The same in one line: line ends and tabs become blanks. */
export function printableLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(controls, '').trim();
}
