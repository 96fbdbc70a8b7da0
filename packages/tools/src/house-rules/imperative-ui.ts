import { type Finding, type HouseRule, isTest, lineAt } from './source-file.ts';

const imperativeCall =
  /\b(?:Toast|Dialog|Modal|ActionSheet|ImageViewer|Popover|Mask|Picker|DatePicker|CascadePicker|Cascader|CalendarPicker)\.(?:show|alert|confirm|prompt|clear|config)\b/g;

/** One file of web speaks to antd-mobile's imperative API, so that accessibility and tests have one place. */
export const imperativeUi: HouseRule = (files) => {
  const found: Finding[] = [];
  for (const file of files) {
    if (!file.path.startsWith('packages/web/src/') || isTest(file.path)) continue;
    if (!file.text.includes("'antd-mobile")) continue;
    for (const match of file.text.matchAll(imperativeCall)) {
      found.push({
        path: file.path,
        line: lineAt(file.text, match.index),
        message: `${match[0]} belongs into the one file that calls antd-mobile imperatively`,
      });
    }
  }
  return new Set(found.map((finding) => finding.path)).size > 1 ? found : [];
};
