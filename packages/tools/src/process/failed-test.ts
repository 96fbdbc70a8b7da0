/** A test that failed, as a report names it. */
export interface FailedTest {
  readonly name: string;
  /** What the runner said of it, colours and all. */
  readonly message: string;
  /** What a browser showed at that time, as its roles and names. */
  readonly shown?: string;
}

/** What is shown of a message: enough to know the cause, short enough that a hundred failures fit a log's end. */
const maxLines = 12;
const maxColumns = 240;

/**
 * The failures of a whole run once more, to be printed last: where only the end of a log is kept, what stands
 * beside each stage is gone.
 */
export function formatFailures(stages: readonly { name: string; failures: readonly FailedTest[] }[]): string {
  return stages
    .flatMap(({ name, failures }) =>
      failures.map(({ name: test, message, shown }) =>
        [
          `FAILED ${name}: ${test}`,
          ...firstLines(message),
          ...(shown === undefined ? [] : ['    The page showed', ...firstLines(shown)]),
        ].join('\n'),
      ),
    )
    .join('\n\n');
}

/** The first lines of a message that say something, indented; frames of libraries say nothing. */
function firstLines(message: string): string[] {
  const lines = message
    .replaceAll(colours, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'));
  const left = lines.length - maxLines;
  return [...lines.slice(0, maxLines), ...(left > 0 ? [`… and ${left} more lines`] : [])].map(
    (line) => `    ${line.slice(0, maxColumns)}`,
  );
}

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
