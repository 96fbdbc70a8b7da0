import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallExpression, Node, SignatureDeclaration, SourceFile } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isPropertyAccessExpression,
  isTypeParameterDeclaration,
} from 'typescript/unstable/ast/is';
import { API, type Project, SymbolFlags, type Type, type TypeReference } from 'typescript/unstable/sync';
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
  defineList: ['listId', 'listKey', 'listTotal', 'listCut', 'listLooked'],
  defineShortList: ['listId', 'listTotal'],
};

const isWithin = (inner: Node, outer: Node) =>
  inner.getSourceFile().fileName === outer.getSourceFile().fileName &&
  inner.pos >= outer.pos &&
  inner.end <= outer.end;

/** The call that begins at each place of a file; of a method, at its name. */
function callsOf(file: SourceFile): Map<number, CallExpression> {
  const calls = new Map<number, CallExpression>();
  const visit = (node: Node): void => {
    if (isCallExpression(node)) {
      const called = isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
      calls.set(called.getStart(file), node);
    }
    node.forEachChild(visit);
  };
  visit(file);
  return calls;
}

function typesOf(project: Project) {
  const { checker, program } = project;
  const files = new Map<string, { file: SourceFile; calls: Map<number, CallExpression> }>();

  function fileOf(path: string) {
    const known = files.get(path);
    if (known) return known;
    const file = program.getSourceFile(path);
    if (!file) throw new Error(`${path} is not of the project`);
    const read = { file, calls: callsOf(file) };
    files.set(path, read);
    return read;
  }

  function callAt({ file: path, line, column }: Place): CallExpression {
    const { file, calls } = fileOf(path);
    const call = calls.get(file.getPositionOfLineAndCharacter(line - 1, column - 1));
    if (!call) throw new Error(`There is no call at ${path}:${line}:${column}`);
    return call;
  }

  /** What stands for a type parameter of a function, by the call of the function that led to a statement. */
  function argumentFor(parameter: Type, calls: readonly CallExpression[]) {
    const declared = parameter.getSymbol()?.declarations[0]?.resolve(project);
    if (!declared || !isTypeParameterDeclaration(declared)) return undefined;
    const outside = calls.findIndex((call) => !isWithin(call, declared.parent));
    const own: readonly Node[] = (declared.parent as SignatureDeclaration).typeParameters ?? [];
    const given = calls[outside]?.typeArguments?.[own.findIndex((each) => each.pos === declared.pos)];
    const type = given && checker.getTypeFromTypeNode(given);
    return type && { type, calls: calls.slice(outside) };
  }

  function columnsOf(type: Type, calls: readonly CallExpression[]): DeclaredRow {
    if (type.isTypeParameter()) {
      const found = argumentFor(type, calls);
      if (!found) throw new Error(`does not say what ${type.getSymbol()?.name} is`);
      return columnsOf(found.type, found.calls);
    }
    if (type.isIntersectionType() || type.isUnionType()) {
      const parts = type.getTypes().map((part) => columnsOf(part, calls));
      return {
        required: [...new Set(parts.flatMap(({ required }) => required))],
        optional: parts.flatMap(({ optional }) => optional),
        isOpen: parts.some(({ isOpen }) => isOpen),
      };
    }
    const properties = checker.getPropertiesOfType(type);
    const names = (isOptional: boolean) =>
      properties
        .filter(({ flags }) => ((flags & SymbolFlags.Optional) !== 0) === isOptional)
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
      const made = checker.getTypeAtLocation(call) as TypeReference;
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
  const api = new API({ cwd: server });
  try {
    const [project] = api.updateSnapshot({ openProject: join(server, 'tsconfig.json') }).getProjects();
    if (!project) throw new Error('The server is no project');
    const { rowOf, makers } = typesOf(project);
    const rows = made.map((statement) => {
      try {
        return rowOf(statement);
      } catch (error) {
        return (error as Error).message;
      }
    });
    return { rows, makers };
  } finally {
    api.close();
  }
}
