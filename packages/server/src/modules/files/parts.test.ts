import { afterAll, describe, expect, it } from 'vitest';
import { buildEmptyTenant, buildStaff, testDatabase, testServer } from '../../testing/index.ts';
import { startS3 } from '../../testing/s3-server.ts';

const db = await testDatabase();
const server = await testServer(db);
const engineer = await buildStaff(await buildEmptyTenant(db));

describe('a part of a file', async () => {
  const s3 = await startS3();
  afterAll(() => s3.close());
  const bucket = await testServer(db, {
    environment: {
      SVCDESK_FILES: 's3',
      SVCDESK_S3_BUCKET: s3.url,
      SVCDESK_S3_KEY_ID: s3.keyId,
      SVCDESK_S3_SECRET: s3.secret,
    },
  });

  it.each([
    ['disk', server],
    ['bucket', bucket],
  ])('comes by Range from the %s, through the link too', async (_, from) => {
    const client = await from.as(engineer);
    const content = '温度 31℃\n'.repeat(20_000);
    const whole = Buffer.from(content);
    const { id } = await client.files.upload({ file: new File([content], 'switch.log') });
    const { url } = await client.files.link({ id });
    const ask = async (headers: Record<string, string>) => {
      const reply = await fetch(from.url + url, { headers });
      return { reply, bytes: Buffer.from(await reply.arrayBuffer()) };
    };
    const all = await ask({});
    expect([all.reply.status, all.reply.headers.get('accept-ranges')]).toEqual([200, 'bytes']);
    const etag = all.reply.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const [range, start, end] of [
      ['bytes=0-1', 0, 1],
      ['bytes=100-199', 100, 199],
      ['bytes=100000-', 100_000, whole.length - 1],
      ['bytes=-7', whole.length - 7, whole.length - 1],
      ['bytes=9-99999999', 9, whole.length - 1],
    ] as const) {
      const { reply, bytes } = await ask({ range, 'if-range': etag });
      expect([range, reply.status]).toEqual([range, 206]);
      expect(reply.headers.get('content-range')).toBe(`bytes ${start}-${end}/${whole.length}`);
      expect(reply.headers.get('content-length')).toBe(String(end - start + 1));
      expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(bytes.equals(whole.subarray(start, end + 1))).toBe(true);
    }
    const beyond = await ask({ range: `bytes=${whole.length}-` });
    expect([beyond.reply.status, beyond.bytes.length]).toEqual([416, 0]);
    expect(beyond.reply.headers.get('content-range')).toBe(`bytes */${whole.length}`);
    // Several parts, what is no range, and parts of another file than the one that is here.
    const others: Record<string, string>[] = [
      { range: 'bytes=0-1,5-6' },
      { range: 'lines=1-2' },
      { range: 'bytes=5-2' },
      { range: 'bytes=0-1', 'if-range': '"another"' },
    ];
    for (const headers of others) {
      const { reply, bytes } = await ask(headers);
      expect([headers, reply.status, bytes.length]).toEqual([headers, 200, whole.length]);
    }
  });
});
