import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openApi } from '@svcdesk/core/contract/docs';
import { expect, it } from 'vitest';
import { builtRelease } from '../../releases/built-release.fixture.ts';

interface Schema {
  readonly $ref?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | false;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { content?: Record<string, { schema?: Schema }> }>>;
}

/** The objects of a reply by their path, such as `list[].suggestion`, each with the fields that are always there. */
type Objects = Map<string, Set<string>>;

/** The replies of all calls of a version, by call. */
function repliesOf({ paths, components }: Document): ReadonlyMap<string, Objects> {
  function gather(schema: Schema, path: string, into: Objects, within: readonly string[] = []): void {
    const name = schema.$ref?.split('/').at(-1);
    if (name !== undefined) {
      // A tree has itself within.
      const of = components.schemas[name];
      if (of && !within.includes(name)) gather(of, path, into, [...within, name]);
      return;
    }
    const { properties, required = [], items, additionalProperties } = schema;
    if (properties) into.set(path, new Set([...(into.get(path) ?? []), ...required]));
    for (const [key, value] of Object.entries(properties ?? {}))
      gather(value, `${path}.${key}`, into, within);
    if (items) gather(items, `${path}[]`, into, within);
    if (additionalProperties) gather(additionalProperties, `${path}{}`, into, within);
    for (const one of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) gather(one, path, into, within);
  }
  const operations = Object.values(paths).flatMap((each) => Object.values(each));
  return new Map(
    operations.map(({ operationId, responses }) => {
      const into: Objects = new Map();
      const schema = responses['200']?.content?.['application/json']?.schema;
      if (schema) gather(schema, '', into);
      return [operationId, into];
    }),
  );
}

/** What readers of one version insist on in replies, though writers of another need not send it. */
function missedBy(readers: Document, writers: Document): string[] {
  const written = repliesOf(writers);
  return [...repliesOf(readers)].flatMap(([call, objects]) =>
    [...objects].flatMap(([path, fields]) => {
      const sent = written.get(call)?.get(path);
      return sent
        ? [...fields].filter((field) => !sent.has(field)).map((field) => `${call}${path}.${field}`)
        : [];
    }),
  );
}

it('an SDK insists on no field of a reply that a server of the other release need not send', async () => {
  const { folder } = await builtRelease();
  const docs = join(folder, 'node_modules/@svcdesk/core/dist/contract/docs/index.js');
  const release = (await import(pathToFileURL(docs).href)) as { openApi: typeof openApi };
  const before = release.openApi('before') as unknown as Document;
  const today = openApi('today') as unknown as Document;
  expect(repliesOf(before).get('pool.queue')?.get('.data.list[].suggestion')).toContain('saturation');
  expect(missedBy(today, before)).toEqual([]);
  expect(missedBy(before, today)).toEqual([]);
});
