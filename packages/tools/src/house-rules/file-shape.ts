import type { HouseRule } from './source-file.ts';

const emptyNames = /(?:^|\/)(utils?|helpers?|common|misc)(?:\.|\/)/;

/** A name says what a file is for; the linter limits the lines of each. */
export const fileShape: HouseRule = (files) =>
  files.flatMap(({ path }) => {
    const name = emptyNames.exec(path)?.[1];
    return name === undefined
      ? []
      : [{ path, message: `"${name}" says nothing; name the file by what it is for` }];
  });
