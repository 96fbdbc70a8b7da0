import { type Finding, type HouseRule, isTest } from './source-file.ts';

const han = /\p{Script=Han}/u;

const allowed = [
  /\/phrases\//,
  /\/phrases\.tsx?$/,
  /^packages\/core\/src\/contract\/docs\//,
  /^packages\/server\/src\/demo\//,
];

/** Words for people live in phrases, where each language is checked against the other. */
export const hanLiterals: HouseRule = (files) =>
  files
    .filter(({ path }) => !isTest(path) && !allowed.some((pattern) => pattern.test(path)))
    .flatMap(({ path, text }): Finding[] =>
      withoutComments(text)
        .split('\n')
        .flatMap((content, index) =>
          han.test(content) ? [{ path, line: index + 1, message: 'Chinese text outside phrases' }] : [],
        ),
    );

/** Comments may quote what a person sees. Lines keep their numbers. */
function withoutComments(text: string): string {
  const blank = (comment: string) => comment.replaceAll(/[^\n]/g, ' ');
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, blank);
}
