import { importsOf } from './imports.ts';
import { type Finding, type HouseRule, isTest, lineAt, type SourceFile } from './source-file.ts';

const home = 'packages/web/src/shared/components/';

const imperativeCall =
  /\b(?:Toast|Dialog|Modal|ActionSheet|ImageViewer|Popover|Mask|Picker|DatePicker|CascadePicker|Cascader|CalendarPicker)\.(?:show|alert|confirm|prompt|clear|config)\b/g;

/**
 * antd-mobile has one door into the web app, where what falls short is mended; what it opens by itself is used nowhere,
 * because no screen reader finds it.
 */
export const componentLibrary: HouseRule = (files) =>
  files.filter(({ path }) => path.startsWith('packages/web/src/') && !isTest(path)).flatMap(breaches);

function breaches(file: SourceFile): Finding[] {
  const { path } = file;
  const imports = importsOf(file).filter(({ specifier }) =>
    /^antd-mobile(?:-icons)?(?:\/|$)/.test(specifier),
  );
  if (imports.length === 0) return [];
  const outside = path.startsWith(home)
    ? []
    : imports.map(({ specifier, line }) => ({
        path,
        line,
        message: `"${specifier}" is imported in ${home} only; take or make the component there`,
      }));
  const calls = [...file.text.matchAll(imperativeCall)].map((match) => ({
    path,
    line: lineAt(file.text, match.index),
    message: `no screen reader finds what ${match[0]} shows; take showToast, confirm or Sheet`,
  }));
  return [...outside, ...calls];
}
