import type { Identifier } from '@mdn/browser-compat-data';
import { type AnyNode, type Identifier as Name, type Pattern, parse } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { lackedBy, partOf, platform } from './oldest-browsers.ts';

const builtins = platform.javascript.builtins ?? {};
const roots = [builtins, builtins.Intl ?? {}, platform.api];

/** Values that everybody calls by these names, and what they are instances of. */
const instances: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
  crypto: 'Crypto',
  performance: 'Performance',
  caches: 'CacheStorage',
  history: 'History',
  location: 'Location',
  indexedDB: 'IDBFactory',
};

const isNewer = (feature: Identifier | undefined) => lackedBy(feature?.__compat).length > 0;

/** Names of methods that every kind of object which has one got too late; whether the language has it, or browsers. */
const newerMethods = new Map<string, 'language' | 'browser'>();
for (const [name, features] of methods()) {
  if (features.every(({ feature }) => isNewer(feature)))
    newerMethods.set(name, features.some(({ of }) => of === 'language') ? 'language' : 'browser');
}

function methods() {
  const known = new Map<string, { feature: Identifier; of: 'language' | 'browser' }[]>();
  for (const root of roots) {
    const of = root === platform.api ? 'browser' : 'language';
    for (const owner of Object.values(root) as Identifier[]) {
      for (const [name, feature] of Object.entries(owner)) {
        if (name.startsWith('__') || name.endsWith('_static')) continue;
        known.set(name, [...(known.get(name) ?? []), { feature: feature as Identifier, of }]);
      }
    }
  }
  return known;
}

/**
 * What a script uses that one of the oldest browsers lacks, such as `AbortSignal.timeout`, `structuredClone`,
 * `.toSorted()` or `(?<=)`. Of whose method is called, a script does not say: it counts when everything that has one of
 * this name got it too late. Methods of browsers that are called like one of the app's own are taken for the app's.
 */
export function newerInScript(
  code: string,
  ownMethods: ReadonlySet<string> = methodsOf(code),
): ReadonlySet<string> {
  const found = new Set<string>();
  const tree = parseScript(code);
  const own = ownNames(tree);
  fullAncestor(tree, (node, _state, ancestors) => {
    const parent = ancestors.at(-2);
    if (node.type === 'MemberExpression') {
      if (parent?.type === 'UnaryExpression') return;
      const used = memberOf(node, own, isCalled(node, parent) ? ownMethods : undefined);
      if (used) found.add(used);
    } else if (node.type === 'Identifier' && !own.has(node.name) && isReference(node, parent)) {
      if (isNewer(globalOf(node.name))) found.add(node.name);
    } else if (node.type === 'Literal') {
      for (const used of inPattern(node)) found.add(used);
    } else if (node.type === 'StaticBlock') {
      found.add('static {}');
    } else if (node.type === 'Property' && parent?.type === 'ObjectExpression') {
      // What React puts on an element.
      const name = node.key.type === 'Identifier' && !node.computed ? node.key.name : '';
      if (isNewer(partOf(platform.html.global_attributes, name))) found.add(`${name}=`);
    }
  });
  return found;
}

type Member = Extract<AnyNode, { type: 'MemberExpression' }>;

function nameOf({ property, computed }: Member): string | undefined {
  if (property.type === 'Identifier' && !computed) return property.name;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

/** `x.name()`, but not `x.name?.()`, which asks first. */
function isCalled(node: Member, parent: AnyNode | undefined): boolean {
  return parent?.type === 'CallExpression' && parent.callee === node && !parent.optional;
}

function memberOf(
  node: Member,
  own: ReadonlySet<string>,
  calledBeside: ReadonlySet<string> | undefined,
): string | undefined {
  const { object } = node;
  const name = nameOf(node);
  if (name === undefined) return undefined;
  if (object.type === 'Identifier' && !own.has(object.name)) {
    // It has a name of its own, such as `Object.groupBy` or `navigator.share`.
    const owner = ownerOf(object.name);
    const known = partOf(owner, `${name}_static`) ?? partOf(owner, name);
    if (known) return isNewer(known) ? `${object.name}.${name}` : undefined;
    if (instances[object.name] === 'Window') return isNewer(globalOf(name)) ? name : undefined;
  }
  const newer = calledBeside && newerMethods.get(name);
  return newer === 'language' || (newer === 'browser' && !calledBeside?.has(name)) ? `.${name}()` : undefined;
}

/** Names under which a script itself gives objects something. */
export function methodsOf(code: string): ReadonlySet<string> {
  const names = new Set<string>();
  fullAncestor(parseScript(code), (node) => {
    if (node.type === 'MethodDefinition' || node.type === 'PropertyDefinition' || node.type === 'Property') {
      if (node.key.type === 'Identifier' && !node.computed) names.add(node.key.name);
    } else if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
      names.add(nameOf(node.left) ?? '');
    }
  });
  return names;
}

function parseScript(code: string): AnyNode {
  return parse(code, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true });
}

function ownerOf(name: string): Identifier | undefined {
  const kind = instances[name] ?? name;
  return roots.map((root) => partOf(root as Identifier, kind)).find(Boolean);
}

function globalOf(name: string): Identifier | undefined {
  return (
    partOf(builtins as Identifier, name) ??
    partOf(platform.api as Identifier, name) ??
    partOf(platform.api.Window, name) ??
    partOf(builtins.globals, name)
  );
}

/** A name that is read; `typeof Name` only asks whether there is one. */
function isReference(node: Name, parent: AnyNode | undefined): boolean {
  if (!parent) return false;
  if (parent.type === 'UnaryExpression') return parent.operator !== 'typeof';
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed;
  if (parent.type === 'Property') return parent.value === node;
  return !['PropertyDefinition', 'MethodDefinition', 'LabeledStatement', 'ExportSpecifier'].includes(
    parent.type,
  );
}

/** All names that a script declares itself, anywhere in it. */
function ownNames(tree: AnyNode): ReadonlySet<string> {
  const names = new Set<string>();
  const bind = (pattern: Pattern | AnyNode | null | undefined): void => {
    if (!pattern) return;
    if (pattern.type === 'Identifier') names.add(pattern.name);
    else if (pattern.type === 'ObjectPattern')
      for (const each of pattern.properties) bind(each.type === 'Property' ? each.value : each.argument);
    else if (pattern.type === 'ArrayPattern') pattern.elements.forEach(bind);
    else if (pattern.type === 'AssignmentPattern') bind(pattern.left);
    else if (pattern.type === 'RestElement') bind(pattern.argument);
  };
  fullAncestor(tree, (node) => {
    if (node.type === 'VariableDeclarator') bind(node.id);
    else if ('params' in node) {
      if ('id' in node) bind(node.id);
      node.params.forEach(bind);
    } else if (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') bind(node.id);
    else if (node.type === 'CatchClause') bind(node.param);
    else if ('local' in node && node.type.startsWith('Import')) bind(node.local as AnyNode);
  });
  return names;
}

/** A pattern that a browser does not know ends the whole script, even where it is never tried. */
function inPattern(node: Extract<AnyNode, { type: 'Literal' }>): string[] {
  const source = node.regex?.pattern ?? (typeof node.value === 'string' ? node.value : '');
  const found: string[] = [];
  if (/\(\?<[=!]/.test(source)) found.push('(?<=)');
  if (node.regex && /\(\?[ims]*-?[ims]+:/.test(source)) found.push('(?i:)');
  if (node.regex?.flags.includes('v')) found.push('/v');
  return found;
}
