import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createS3Client } from './s3-client.ts';

it('a store that begins to answer and keeps silent then is not waited for', async () => {
  const http = createServer((request, response) => {
    request.resume();
    response.writeHead(200).flushHeaders();
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  const bucket = new URL(`http://127.0.0.1:${(http.address() as AddressInfo).port}/desk`);
  const ask = createS3Client({ bucket, region: 'us-east-1', keyId: 'key', secret: 'secret' });
  const reply = await ask('POST', 'object?uploads', {}, 500);
  expect(reply.statusCode).toBe(200);
  await expect(reply.body.text()).rejects.toThrow(/abort/i);
});
