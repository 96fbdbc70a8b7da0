/** Writes the contract as OpenAPI into core's build; the package carries it, and git does not. */
import { readFileSync, writeFileSync } from 'node:fs';
import { openApi } from '@svcdesk/core/contract/docs';

const core = new URL('../../../core/', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('package.json', core), 'utf8')) as { version: string };

writeFileSync(new URL('dist/openapi.json', core), `${JSON.stringify(openApi(version), null, 1)}\n`);
