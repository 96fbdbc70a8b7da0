import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
// TypeScript 7 has no stable interface for programs yet; this is that of 6, which reads the same sources.
import ts from '@typescript/typescript6';
import type { MadeStatement, Place } from '../testing/made-statements.ts';

const server = join(import.meta.dirname, '../..');

/** Where modules get what they make statements of: the kinds of work. */
const wiring = ['src/app/handlers.ts', 'src/app/jobs.ts'];

/** Files of the product that make statements. */
export const statementFiles = (): string[] =>
  globSync('src/**/*.ts', {
    cwd: server,
    exclude: (path) => /\.(test|fixture)\.ts$|^src\/testing\//.test(path),
  })
    .map((path) => join(server, path))
    .filter((path) =>
      /\b(?:statement|namedStatement|defineList|defineShortList)[<(]/.test(readFileSync(path, 'utf8')),
    )
    .concat(wiring.map((path) => join(server, path)));

/** What the code reads of the rows of a statement. */
export interface DeclaredRow {
  readonly required: readonly string[];
  /** What is read as well, of those statements that give it. */
  readonly optional: readonly string[];
  /** Any other column may be read too. */
  readonly isOpen: boolean;
}

/** What the product's types say of its statements. */
export interface Declared {
  /** What is read of each, in their order, or in words what keeps that from being known. */
  readonly rows: readonly (DeclaredRow | string)[];
  /** The calls that make statements. */
  readonly makers: readonly Place[];
}

/** Calls by which statements are made, each with which of its type arguments is the row. */
const rowAt: Readonly<Record<string, number>> = {
  statement: 0,
  namedStatement: 0,
  defineList: 2,
  defineShortList: 2,
};

/** What lists add to their rows, and read themselves. */
const placed: Readonly<Record<string, readonly string[]>> = {
  defineList: ['listId', 'listKey', 'listTotal', 'listTruncated', 'listScanned'],
  defineShortList: ['listId', 'listTotal'],
};

const isWithin = (inner: ts.Node, outer: ts.Node) =>
  inner.getSourceFile().fileName === outer.getSourceFile().fileName &&
  inner.pos >= outer.pos &&
  inner.end <= outer.end;

/** The call that begins at each place of a file; of a method, at its name. */
function callsOf(file: ts.SourceFile): Map<number, ts.CallExpression> {
  const calls = new Map<number, ts.CallExpression>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
      calls.set(called.getStart(file), node);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return calls;
}

function typesOf(program: ts.Program) {
  const checker = program.getTypeChecker();
  const files = new Map<string, { file: ts.SourceFile; calls: Map<number, ts.CallExpression> }>();

  function fileOf(path: string) {
    const known = files.get(path);
    if (known) return known;
    const file = program.getSourceFile(path);
    if (!file) throw new Error(`${path} is not of the project`);
    const read = { file, calls: callsOf(file) };
    files.set(path, read);
    return read;
  }

  function callAt({ file: path, line, column }: Place): ts.CallExpression {
    const { file, calls } = fileOf(path);
    const call = calls.get(file.getPositionOfLineAndCharacter(line - 1, column - 1));
    if (!call) throw new Error(`There is no call at ${path}:${line}:${column}`);
    return call;
  }

  /** What stands for a type parameter of a function, by the call of the function that led to a statement. */
  function argumentFor(parameter: ts.Type, calls: readonly ts.CallExpression[]) {
    const declared = parameter.getSymbol()?.declarations?.[0];
    if (!declared || !ts.isTypeParameterDeclaration(declared)) return undefined;
    const outside = calls.findIndex((call) => !isWithin(call, declared.parent));
    const own = (declared.parent as ts.SignatureDeclaration).typeParameters ?? [];
    const given = calls[outside]?.typeArguments?.[[...own].indexOf(declared)];
    const type = given && checker.getTypeFromTypeNode(given);
    return type && { type, calls: calls.slice(outside) };
  }

  function columnsOf(type: ts.Type, calls: readonly ts.CallExpression[]): DeclaredRow {
    if (type.isUnionOrIntersection()) {
      const parts = type.types.map((part) => columnsOf(part, calls));
      return {
        required: [...new Set(parts.flatMap(({ required }) => required))],
        optional: parts.flatMap(({ optional }) => optional),
        isOpen: parts.some(({ isOpen }) => isOpen),
      };
    }
    if (type.isTypeParameter()) {
      const found = argumentFor(type, calls);
      if (!found) throw new Error(`does not say what ${type.getSymbol()?.name} is`);
      return columnsOf(found.type, found.calls);
    }
    const properties = checker.getPropertiesOfType(type);
    const names = (isOptional: boolean) =>
      properties
        .filter(({ flags }) => ((flags & ts.SymbolFlags.Optional) !== 0) === isOptional)
        .map(({ name }) => name);
    return {
      required: names(false),
      optional: names(true),
      isOpen: checker.getIndexInfosOfType(type).length > 0,
    };
  }

  return {
    rowOf({ places }: MadeStatement): DeclaredRow {
      const calls = places.map(callAt);
      const [call] = calls;
      if (!call) throw new Error('is made nowhere');
      const maker = call.expression.getText();
      const given = call.typeArguments?.[rowAt[maker] ?? 0];
      const made = checker.getTypeAtLocation(call) as ts.TypeReference;
      const row = given ? checker.getTypeFromTypeNode(given) : checker.getTypeArguments(made)[0];
      if (!row) throw new Error('has no row type');
      const columns = columnsOf(row, calls);
      return { ...columns, required: [...columns.required, ...(placed[maker] ?? [])] };
    },
    makers: statementFiles().flatMap((path) => {
      const { file, calls } = fileOf(path);
      return [...calls]
        .filter(([, call]) => call.expression.getText() in rowAt)
        .map(([at]) => {
          const { line, character } = file.getLineAndCharacterOfPosition(at);
          return { file: path, line: line + 1, column: character + 1 };
        });
    }),
  };
}

/** Asks the compiler what rows statements are declared to have. */
export function declaredRows(made: readonly MadeStatement[]): Declared {
  const { config } = ts.readConfigFile(join(server, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, server);
  const { rowOf, makers } = typesOf(ts.createProgram(fileNames, options));
  const rows = made.map((statement) => {
    try {
      return rowOf(statement);
    } catch (error) {
      return (error as Error).message;
    }
  });
  return { rows, makers };
}
