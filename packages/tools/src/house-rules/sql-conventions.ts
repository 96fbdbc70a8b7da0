import { type Finding, type HouseRule, isTest, lineAt, type SourceFile } from './source-file.ts';

const server = 'packages/server/src/';
const schema = `${server}platform/db/schema/`;

const homes = [
  {
    home: `${server}engine/statuses.ts`,
    written:
      /(?<![\w$])(?:\w\.)?status\s*(?:[<>=!]{1,2}|(?:NOT )?IN|BETWEEN|WHEN|IS (?:NOT )?DISTINCT FROM)\s*(?:ANY\s*)?\(?(?:'\{)?\d/gi,
    takes: 'orderIs() and the like, which have the numbers from core',
  },
  {
    home: `${server}platform/db/active.ts`,
    written: /\b(?:disabled|deleted|retired|removed)_at\s+IS\s+(?:NOT\s+)?NULL\b/gi,
    takes: 'accountActive(), accountGone(), notDisabled(), notDeleted(), notRetired() or groupLive()',
  },
] as const;

/** A condition that stands in one place; TypeScript's own comparisons, with three signs or of a value, are none. */
function repeated({ path, text }: SourceFile): Finding[] {
  return homes
    .filter(({ home }) => home !== path)
    .flatMap(({ home, written, takes }) =>
      [...text.matchAll(written)]
        .filter(({ index }) => inLiteral(text, index))
        .map(({ 0: condition, index }) => ({
          path,
          line: lineAt(text, index),
          message: `"${condition.replaceAll(/\s+/g, ' ')}" is written in ${home}; take ${takes}`,
        })),
    );
}

/** Whether a place lies in a literal: SQL is nowhere else. Strings are on one line, templates go on. */
function inLiteral(text: string, index: number): boolean {
  const before = withoutComments(text.slice(0, index));
  if ((before.match(/`/g)?.length ?? 0) % 2 === 1) return !/\$\{[^}]*$/.test(before);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return (line.match(/'/g)?.length ?? 0) % 2 === 1;
}

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

/** What "open" and "active" mean in SQL stands in one place each. */
export const sqlConventions: HouseRule = (files) =>
  files
    .filter(({ path }) => path.startsWith(server) && !path.startsWith(schema) && !isTest(path))
    .flatMap(repeated);
