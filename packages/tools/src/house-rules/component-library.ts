import { type Finding, type HouseRule, lineAt, type SourceFile } from './source-file.ts';

const web = 'packages/web/src/';
/** Our components, which draw by the library, and the theme that they stand on. */
const homes = [`${web}shared/components/`, `${web}shared/platform/theme/`];

/**
 * Class names of antd-mobile stand where its components are wrapped and nowhere else: its next version may change them. Its
 * imports are the linter's matter.
 */
export const componentLibrary: HouseRule = (files) =>
  files
    .filter(({ path }) => path.startsWith(web) && !homes.some((home) => path.startsWith(home)))
    .flatMap(breaches);

function breaches({ path, text }: SourceFile): Finding[] {
  return [...text.matchAll(/\badm-[\w-]+/g)].map((match) => ({
    path,
    line: lineAt(text, match.index),
    message: `"${match[0]}" is a class of antd-mobile; give the component in shared/components what it needs`,
  }));
}
