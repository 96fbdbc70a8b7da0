/**
 * Finds each use of what is deprecated in a file, by TypeScript itself: what the SDK marks `@deprecated` an editor strikes
 * through, and a build may refuse.
 */
import type { Client } from '@svcdesk/core';
import ts from 'typescript';

/** Stands for a program that still reads what goes: the score of a suggested engineer. */
export async function bestScore(client: Client, orderId: string): Promise<number | undefined> {
  const [best] = await client.orders.suggestEngineers({ orderId });
  return best?.score;
}

function usesOfDeprecated(file: string): string[] {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    strict: true,
    noEmit: true,
    types: [],
  };
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => ts.ScriptSnapshot.fromString(ts.sys.readFile(path) ?? ''),
    getCurrentDirectory: () => import.meta.dirname,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
  });
  return service
    .getSuggestionDiagnostics(file)
    .filter(({ reportsDeprecated }) => reportsDeprecated)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

console.log(usesOfDeprecated(import.meta.filename).join('\n'));
