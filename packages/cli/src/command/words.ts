/** The words of a line as commander is to read them: a flag whose value may be left out never takes the next word for it. */
export function wordsOf(args: readonly string[]): string[] {
  const end = args.indexOf('--');
  return args.map((arg, index) => (arg === '--json' && (end === -1 || index < end) ? '--json=' : arg));
}
