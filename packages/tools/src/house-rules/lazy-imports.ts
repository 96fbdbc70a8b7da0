import { type Finding, type HouseRule, isTest, lineAt } from './source-file.ts';

const dynamicImport = /(?<!typeof )\bimport\(/g;
/** What may stand before an import: one of the loader's ways, and the function that it is handed. */
const throughLoader =
  /\b(?:loadChunk|chunkOf|lazyPart|lazySheet)\(\s*(?:async )?\(\) =>\s*(?:\{\s*(?:const [^;]*= )?)?(?:\(?await )?\(?$/;
/** Loads of screens go through the loader in the app's frame. */
const screens = /^packages\/web\/src\/features\/[^/]+\/routes\.tsx?$/;

/** Every part of the web app that is loaded later comes through one loader, which retries, waits for styles and says why not. */
export const lazyImports: HouseRule = (files) =>
  files.flatMap(({ path, text }): Finding[] => {
    if (!path.startsWith('packages/web/src/') || isTest(path) || screens.test(path)) return [];
    return [...text.matchAll(dynamicImport)]
      .filter(({ index }) => !throughLoader.test(text.slice(Math.max(0, index - 200), index)))
      .map(({ index }) => ({
        path,
        line: lineAt(text, index),
        message: 'a part that is loaded later goes through lazyPart, lazySheet, chunkOf or loadChunk',
      }));
  });
