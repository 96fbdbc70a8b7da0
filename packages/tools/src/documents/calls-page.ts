import type { Call } from '@svcdesk/core/contract';
import {
  accessInWords,
  allCalls,
  type CallDoc,
  callDocs,
  jsonSchemas,
  refusalsOf,
} from '@svcdesk/core/contract/docs';

interface Shape {
  type?: string | string[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
  allOf?: Shape[];
  enum?: unknown[];
  const?: unknown;
  $ref?: string;
}

const { of: schemaOf, components } = jsonSchemas();

/** A type in few words: `string`, `number[]`, `1 | 2`, `object`. */
function typeInWords(shape: Shape): string {
  if (shape.$ref) return shape.$ref.split('/').at(-1) ?? 'any';
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (shape.anyOf) return [...new Set(shape.anyOf.map(typeInWords))].join(' or ');
  if (shape.allOf) return shape.allOf.map(typeInWords).join(' and ');
  if (shape.type === 'array') return `${typeInWords(shape.items ?? {})}[]`;
  if (shape.properties) return `{${fieldsInWords(shape)}}`;
  return [shape.type ?? 'any'].flat().join(' or ');
}

function fieldsInWords(shape: Shape): string {
  const required = new Set(shape.required ?? []);
  return Object.entries(shape.properties ?? {})
    .map(([name, each]) => `${name}${required.has(name) ? '' : '?'}: ${typeInWords(each)}`)
    .join(', ');
}

function section(call: Call): string {
  const doc: CallDoc = callDocs[call.id as keyof typeof callDocs];
  const request =
    call.body === 'multipart' ? '{file: bytes}' : typeInWords(schemaOf(call.request(), 'input') as Shape);
  const data = call.reply === 'file' ? 'bytes' : typeInWords(schemaOf(call.data(), 'output') as Shape);
  return [
    `### ${call.id}`,
    '',
    `${doc.en} · ${doc.zh}`,
    '',
    `\`${call.method} ${call.path}\` for ${accessInWords(call)}${call.writes ? ', takes an Idempotency-Key' : ''}`,
    '',
    `- request: \`${request}\``,
    `- data: \`${data}\``,
    `- refusals: ${refusalsOf(call)
      .map((code) => `\`${code}\``)
      .join(' ')}`,
  ].join('\n');
}

/** The reference of every call. */
export function callsPage(): string {
  const sections = allCalls.map(section).join('\n\n');
  const shapes = Object.entries(components)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, shape]) => `### ${name}\n\n\`${typeInWords(shape as Shape)}\``)
    .join('\n\n');
  return `# Calls\n\nGenerated from the contract by \`pnpm gen\`.\n\n${sections}\n\n## Shared shapes\n\n${shapes}\n`;
}
