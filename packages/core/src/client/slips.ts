/** Errors that are a slip whatever they say. */
const slipNames = [
  'ReferenceError',
  'RangeError',
  'DataCloneError',
  // Of undici, by which the Node door sends: a header that it cannot carry, and a transport that was closed.
  'InvalidArgumentError',
  'NotSupportedError',
  'ClientClosedError',
  'ClientDestroyedError',
];
/** Errors whose words tell: a `fetch` that finds no network throws a TypeError too, and what is no JSON a SyntaxError. */
const doubtfulNames = ['TypeError', 'SyntaxError'];
/** What engines say of a program's slip. */
const slipWords = new RegExp(
  [
    'is not (a function|an object|defined|iterable|a constructor|a valid)',
    '(^|: )cannot (read|set|access|convert|mix)',
    '^failed to (parse|execute|construct)',
    'invalid',
    // Of an address with name and word in it.
    'credentials',
    // Of a signal that is not the platform's own, as that of jsdom.
    'to be an instance of|does not implement',
    // Of a reply that a `fetch` of one's own has read already.
    'body\\b.*(unusable|already|disturbed|locked)',
  ].join('|'),
  'i',
);

/** Whether what a transport threw is a slip in the program around, not a line that failed. In doubt it is the line. */
export function isSlip(thrown: unknown): boolean {
  const { name, message, cause } = Object(thrown) as { name?: string; message?: string; cause?: unknown };
  if (cause) return isSlip(cause);
  return (
    slipNames.includes(name ?? '') || (doubtfulNames.includes(name ?? '') && slipWords.test(message ?? ''))
  );
}
