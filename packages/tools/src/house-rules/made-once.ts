import { type Finding, type HouseRule, isTest, lineAt, type SourceFile } from './source-file.ts';

const web = 'packages/web/src/';

/** Blocks that each form, detail and choice stands on: a second one of a kind would age apart from the first. */
const blocks = [
  {
    what: 'page of a form about a thing',
    home: 'shared/blocks/action/action-page.tsx',
    made: /\b(?:function|const) (?:\w*FormPage|\w*ActionPage)\b(?! = lazy)/g,
  },
  {
    what: 'wait for a thing before its form',
    home: 'shared/blocks/thing/with-thing.tsx',
    made: /\b(?:function|const) With(?:Thing|Order|Requirement|Project|Asset|Review|Entrust|Device|Pm)\w*\b(?! = lazy)/g,
  },
  {
    what: 'choice of people',
    home: 'shared/domain/people/',
    made: /\b(?:function|const) (?:\w*(?:People|Person|Member|Engineer|Staff|Colleague|Employee)s?(?:Picker|Sheet|Select|Chooser)|useColleagues|useSuggested)\b(?! = lazy)/g,
  },
] as const;

/** The web app has one page for forms about things, one wait for a thing, and one choice of people. */
export const madeOnce: HouseRule = (files) =>
  files.filter(({ path }) => path.startsWith(web) && !isTest(path)).flatMap(madeAgain);

function madeAgain({ path, text }: SourceFile): Finding[] {
  return blocks
    .filter(({ home }) => !path.startsWith(web + home))
    .flatMap(({ what, home, made }) =>
      [...text.matchAll(made)].map(({ index }) => ({
        path,
        line: lineAt(text, index),
        message: `the ${what} is made once, in ${home}; take it, or give it what is missing`,
      })),
    );
}
