import { domains, isCall } from '@svcdesk/core/contract';
import { expect, it } from 'vitest';
import { send, testDatabase, testServer } from '../../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
const ids = Object.values(domains).flatMap((domain) =>
  Object.values(domain)
    .filter(isCall)
    .map(({ id }) => id),
);

it('gives the contract of this very server as OpenAPI, to everybody', async () => {
  const answer = await send(`${server.url}/api/openapi.json`);
  expect(answer.headers.get('content-type')).toContain('application/json');
  const document = JSON.parse(answer.text) as {
    openapi: string;
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  expect(document.openapi).toBe('3.1.0');
  const listed = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(listed.sort()).toEqual(ids.toSorted());
});

it('shows every call on a page that runs and loads nothing but its own two files', async () => {
  const page = await send(`${server.url}/api/reference`);
  for (const id of ids) expect(page.text).toContain(`<details id="${id}"`);
  expect(page.text).toContain('接单');
  expect(page.headers.get('content-security-policy')).toBe(
    "default-src 'none';style-src 'self';script-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  );
  expect(page.text).not.toMatch(/ on[a-z]+=|style=|<style|<script>|javascript:/);
  const files = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
  expect(new Set(files)).toEqual(
    new Set(['/api/reference/style.css', '/api/reference/filter.js', '/api/openapi.json']),
  );
  for (const path of files) expect((await send(server.url + path)).http).toBe(200);
});
