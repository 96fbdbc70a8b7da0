import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallExpression, Node } from 'typescript/unstable/ast';
import { isCallExpression, isIdentifier, isStringLiteral } from 'typescript/unstable/ast/is';
import { API, type Project } from 'typescript/unstable/sync';

const server = join(import.meta.dirname, '../..');
const makers = ['statement', 'namedStatement'];

/** Files of the product that make statements. */
export const statementFiles = (): string[] =>
  globSync('src/**/*.ts', {
    cwd: server,
    exclude: (path) => /\.(test|fixture)\.ts$|^src\/testing\//.test(path),
  })
    .map((path) => join(server, path))
    .filter((path) => /\b(?:statement|namedStatement)[<(]/.test(readFileSync(path, 'utf8')));

function declaredBy({ checker }: Project, call: CallExpression): [name: string, columns: string[]][] {
  const [name] = call.arguments;
  const [row] = call.typeArguments ?? [];
  // What is made of parts has its name from a variable: its row is declared where the parts are put together.
  if (!name || !isStringLiteral(name) || !row) return [];
  const type = checker.getTypeFromTypeNode(row);
  return [[name.text, type ? checker.getPropertiesOfType(type).map((property) => property.name) : []]];
}

/** By the name of each statement, the columns that its row type has: what the code reads. */
export function declaredRows(): Map<string, string[]> {
  const api = new API({ cwd: server });
  try {
    const [project] = api.updateSnapshot({ openProject: join(server, 'tsconfig.json') }).getProjects();
    if (!project) throw new Error('The server is no project');
    const found = new Map<string, string[]>();
    const visit = (node: Node): void => {
      if (isCallExpression(node) && isIdentifier(node.expression) && makers.includes(node.expression.text)) {
        for (const [name, columns] of declaredBy(project, node)) found.set(name, columns);
      }
      node.forEachChild(visit);
    };
    for (const path of statementFiles()) {
      const file = project.program.getSourceFile(path);
      if (file) visit(file);
    }
    return found;
  } finally {
    api.close();
  }
}
