import { type Finding, type HouseRule, isTest, lineAt, type SourceFile } from './source-file.ts';

/** Where dates are reckoned by hand, and why. */
const byHand: Readonly<Record<string, string>> = {
  'packages/core/src/sla/time-zone.ts':
    'the clocks: exact where an hour is skipped or comes twice, which dayjs is not',
  'packages/server/src/platform/sessions/access.ts': 'asked with every request; the figure stands beside it',
  'packages/server/src/platform/settings/reading.ts': 'asks the runtime whether it knows a zone',
  'packages/web/src/shared/platform/i18n/zone.ts': 'asks the device for its zone',
  'packages/web/src/shared/platform/i18n/zone-words.ts': 'asks the runtime what people call a zone',
};

/** The web app's time is the server's: a phone's own clock may be days off. */
const webClock = 'packages/web/src/shared/platform/clock.ts';
const deviceClock = /\bDate\.now\b|\bnew Date\(\s*\)/g;

const fields = 'FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds';

/** Fields of a `Date`, one made of its parts, its text cut up, words for it. A span added to an instant is none of that. */
const arithmetic = new RegExp(
  [
    `\\.[gs]et(?:UTC)?(?:${fields})\\(`,
    '\\bgetTimezoneOffset\\b',
    '\\bDate\\.UTC\\(',
    '\\bnew Date\\(\\s*(?:\\d{4}|[\\w.]*[yY]ear)\\s*,',
    '\\bIntl\\.(?:DateTimeFormat|RelativeTimeFormat)\\b',
    '\\.toLocale(?:Date|Time)String\\(',
    '\\.toISOString\\(\\)\\s*\\.(?:slice|split|substring|replace)\\(',
  ].join('|'),
  'g',
);

const judged = /^packages\/(?:core|server|cli|web)\/src\//;

/** dayjs is the date library: calendars, ranges and what people read and type; nothing of that is reckoned by hand. */
export const dateArithmetic: HouseRule = (files) =>
  files.filter(({ path }) => judged.test(path) && !isTest(path)).flatMap(breaches);

function breaches(file: SourceFile): Finding[] {
  const { path, text } = file;
  const reckoned = Object.hasOwn(byHand, path)
    ? []
    : [...withoutComments(text).matchAll(arithmetic)].map((match) => ({
        path,
        line: lineAt(text, match.index),
        message: `"${match[0]}" reckons a date by hand; take dayjs, in the web app useDates()`,
      }));
  const asked =
    path.startsWith('packages/web/src/') && path !== webClock
      ? [...withoutComments(text).matchAll(deviceClock)].map((match) => ({
          path,
          line: lineAt(text, match.index),
          message: `"${match[0]}" is the device's clock, which may be wrong; take serverNow() of ${webClock}`,
        }))
      : [];
  return [...reckoned, ...asked];
}

/** Comments may name what is not used. Places keep their positions. */
function withoutComments(text: string): string {
  const blank = (comment: string) => comment.replaceAll(/[^\n]/g, ' ');
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, blank);
}
