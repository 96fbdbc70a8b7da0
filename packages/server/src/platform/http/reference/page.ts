import type { Call } from '@svcdesk/core/contract';
import {
  accessInWords,
  allCalls,
  type CallDoc,
  callDocs,
  type FieldDoc,
  fieldDocs,
  jsonSchemas,
  placesOf,
  refusalsOf,
} from '@svcdesk/core/contract/docs';

type Json = Record<string, unknown>;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: string): string => value.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

const pre = (schema: Json): string => `<pre>${text(JSON.stringify(schema, undefined, 2))}</pre>`;

/** What a field takes, in a few words. */
function kindOf(schema: Json): string {
  const { type, $ref, items, anyOf, oneOf } = schema as {
    type?: string | string[];
    $ref?: string;
    items?: Json;
    anyOf?: Json[];
    oneOf?: Json[];
  };
  if ($ref) return $ref.split('/').at(-1) ?? '';
  const words = schema.enum ?? schema['x-extensible-enum'];
  if (words) return (words as unknown[]).join(' | ');
  if (schema.const !== undefined) return String(schema.const);
  if (items) return `${kindOf(items)}[]`;
  const parts = anyOf ?? oneOf;
  if (parts) return [...new Set(parts.map(kindOf))].join(' | ');
  return [type ?? 'any'].flat().join(' | ');
}

function fieldsTable(schema: Json): string {
  const { properties, required = [] } = schema as { properties?: Record<string, Json>; required?: string[] };
  const names = Object.entries(properties ?? {});
  if (names.length === 0) return pre(schema);
  const rows = names.map(([name, field]) => {
    const doc = (fieldDocs as Record<string, FieldDoc | undefined>)[name];
    const words = doc ? `${doc.en} ${doc.zh}` : '';
    const needed = required.includes(name) ? 'required' : 'optional';
    return `<tr><td><code>${text(name)}</code></td><td><code>${text(kindOf(field))}</code></td><td>${needed}</td><td>${text(words)}</td></tr>`;
  });
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}

function callHtml(call: Call, schemas: ReturnType<typeof jsonSchemas>): string {
  const doc = (callDocs as Record<string, CallDoc>)[call.id] as CallDoc;
  const words = `${call.id} ${call.path} ${doc.en} ${doc.zh}`.toLowerCase();
  const line = `${call.method} ${call.path}`;
  return `<details id="${call.id}" data-words="${text(words)}"><summary><strong>${call.id}</strong>
<span>${text(doc.en)} · ${text(doc.zh)}</span><code>${text(line)}</code></summary><div>
<p>For ${text(accessInWords(call))}.${call.writes ? ' Takes an Idempotency-Key.' : ''}</p>
<h3>Request</h3>${call.body === 'multipart' ? '<p>multipart/form-data with one <code>file</code></p>' : fieldsTable(schemas.of(call.request(), 'input', placesOf(call)))}
<h3>Reply</h3>${call.reply === 'file' ? '<p>Bytes</p>' : pre(schemas.of(call.data(), 'output', [call.id]))}
<h3>Refusals</h3><p><code>${refusalsOf(call).join(', ')}</code></p></div></details>`;
}

/** Every call of the contract on one page that works without its script, which only filters. */
export function referencePage(
  version: string,
  files: { readonly style: string; readonly script: string; readonly openApi: string },
): string {
  const schemas = jsonSchemas();
  const domains = Map.groupBy(allCalls, ({ id }) => id.split('.')[0] ?? '');
  const sections = [...domains].map(
    ([domain, calls]) =>
      `<section><h2>${domain}</h2>${calls.map((call) => callHtml(call, schemas)).join('\n')}</section>`,
  );
  const shapes = Object.entries(schemas.components).map(
    ([name, shape]) =>
      `<details id="${name}" data-words="${name.toLowerCase()}"><summary><strong>${name}</strong></summary><div>${pre(shape as Json)}</div></details>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>svcdesk ${text(version)}: calls</title><link rel="stylesheet" href="${files.style}"><script src="${files.script}" defer></script></head>
<body><header><h1>svcdesk ${text(version)}: calls</h1>
<p>The same as <a href="${files.openApi}">openapi.json</a> (OpenAPI 3.1). Replies are <code>{status, data, msg, errorCode?}</code>; 10000 is success. The token of auth.login travels in the header <code>token</code>.</p></header>
<main><label>Filter <input type="search" autocomplete="off"></label>
${sections.join('\n')}
<section><h2>Shared shapes</h2>${shapes.join('\n')}</section></main></body></html>
`;
}

/** The page's own style: it shows in the reader's colours, on a phone too, and needs no other file. */
export const style = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 22%, transparent); --soft: color-mix(in srgb, currentColor 7%, transparent); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 64rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; margin: 0; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; border-bottom: 1px solid var(--line); }
input { font: inherit; width: 100%; min-height: 2.75rem; padding: .25rem .75rem; margin: .75rem 0; border: 1px solid var(--line); border-radius: .5rem; background: transparent; color: inherit; }
details { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; }
summary { cursor: pointer; padding: .65rem .75rem; }
summary span { display: block; }
details > div { padding: 0 .75rem .75rem; }
code, pre { font: .875rem/1.45 ui-monospace, monospace; }
pre { background: var(--soft); border-radius: .4rem; padding: .6rem; overflow: auto; max-height: 24rem; white-space: pre-wrap; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: .3rem .5rem .3rem 0; border-bottom: 1px solid var(--line); }
[hidden] { display: none; }
`;

/** Leaves what holds all words that were typed, and opens the call that the address names. */
export const script = `
const calls = [...document.querySelectorAll('details')];
const field = document.querySelector('input');
function filter() {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  for (const call of calls) call.hidden = !words.every((word) => call.dataset.words.includes(word));
  for (const domain of document.querySelectorAll('section')) domain.hidden = !domain.querySelector('details:not([hidden])');
}
function open() {
  const call = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (call) { call.open = true; call.scrollIntoView(); }
}
field.addEventListener('input', filter);
addEventListener('hashchange', open);
filter();
open();
`;
