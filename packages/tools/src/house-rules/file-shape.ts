import { type Finding, type HouseRule, isTest, type SourceFile } from './source-file.ts';

const emptyNames = /(?:^|\/)(utils?|helpers?|common|misc)(?:\.|\/)/;
const medianLimitLines = 70;

/** A name says what a file is for, and files stay small on the whole; the linter limits each single one. */
export const fileShape: HouseRule = (files) => [...unnamed(files), ...grown(files)];

function unnamed(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(({ path }) => {
    const name = emptyNames.exec(path)?.[1];
    return name === undefined
      ? []
      : [{ path, message: `"${name}" says nothing; name the file by what it is for` }];
  });
}

function grown(files: readonly SourceFile[]): Finding[] {
  const byPackage = Map.groupBy(
    files.filter(({ path }) => !isTest(path)),
    ({ path }) => path.split('/').slice(0, 2).join('/'),
  );
  return [...byPackage].flatMap(([path, members]) => {
    const median = medianOf(members.map(({ text }) => text.split('\n').length - 1));
    if (median <= medianLimitLines) return [];
    return [
      {
        path,
        message: `the median file has ${median} lines, more than ${medianLimitLines}; split by reason to exist`,
      },
    ];
  });
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
