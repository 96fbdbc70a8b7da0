import { boundaries } from './boundaries.ts';
import { componentLibrary } from './component-library.ts';
import { dateArithmetic } from './date-arithmetic.ts';
import { documentedDoors } from './documented-doors.ts';
import { fileShape } from './file-shape.ts';
import { hanLiterals } from './han-literals.ts';
import { lazyImports } from './lazy-imports.ts';
import { folderRings, rings } from './rings.ts';
import { type Finding, type HouseRule, readSourceFiles } from './source-file.ts';
import { sqlConventions } from './sql-conventions.ts';

const rules: readonly HouseRule[] = [
  boundaries,
  documentedDoors,
  componentLibrary,
  dateArithmetic,
  lazyImports,
  hanLiterals,
  sqlConventions,
  fileShape,
  rings,
  folderRings,
];

/** Every breach of the rules that neither the compiler nor the linter can express. */
export function checkHouseRules(): Finding[] {
  const files = readSourceFiles();
  return rules.flatMap((rule) => rule(files));
}

export function formatFinding({ path, line, message }: Finding): string {
  return `${line === undefined ? path : `${path}:${line}`}  ${message}`;
}
