import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A store on loopback that speaks as much S3 as the server needs, and checks signatures as S3 does. */
export interface TestS3 {
  readonly url: string;
  readonly keyId: string;
  readonly secret: string;
  /** Objects by path. */
  readonly objects: Map<string, Buffer>;
  /** Uploads that are not completed. */
  readonly uploads: ReadonlyMap<string, unknown>;
  /** Sizes of all parts that came, in their order. */
  readonly partSizes: readonly number[];
  /** Answers requests with this status instead, until it is undefined again. */
  failWith: number | undefined;
  close(): Promise<void>;
}

const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const sign = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/** Signature version 4, worked out from the request the way S3 documents it. */
function signatureOf(request: IncomingMessage, secret: string, region: string, signed: string): string {
  const { method, url = '', headers } = request;
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort();
  const names = signed.split(';');
  const canonical = [
    method,
    pathname,
    query.join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const at = String(headers['x-amz-date']);
  const scope = `${at.slice(0, 8)}/${region}/s3/aws4_request`;
  const key = ['s3', 'aws4_request'].reduce(
    (made, part) => sign(made, part),
    sign(sign(`AWS4${secret}`, at.slice(0, 8)), region),
  );
  return sign(key, ['AWS4-HMAC-SHA256', at, scope, hashOf(canonical)].join('\n')).toString('hex');
}

/** Starts a store for a region; its bucket is `/desk`. */
export async function startS3(region = 'us-east-1'): Promise<TestS3> {
  const [keyId, secret] = ['AKIDTEST', 'test/secret+of=the-store'];
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const s3 = {
    keyId,
    secret,
    objects,
    uploads,
    partSizes: [] as number[],
    failWith: undefined as number | undefined,
  };

  /** Answers what is asked of an upload in parts. */
  function multipart(
    method: string,
    path: string,
    query: URLSearchParams,
    body: Buffer,
  ): [status: number, content?: Buffer] {
    if (query.has('uploads')) {
      const id = `upload/${uploads.size + 1}+=`;
      uploads.set(id, new Map());
      return [200, Buffer.from(`<R><UploadId>${id}</UploadId></R>`)];
    }
    const id = query.get('uploadId') ?? '';
    const parts = uploads.get(id);
    if (!parts) return [404];
    if (method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body);
      s3.partSizes.push(body.length);
      return [200];
    }
    uploads.delete(id);
    if (method === 'DELETE') return [204];
    const named = Array.from(
      body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>"(\w+)"<\/ETag>/g),
    );
    const found = named.map(([, number, tag]) => ({ part: parts.get(Number(number)), tag }));
    const small = found.slice(0, -1).some(({ part }) => (part?.length ?? 0) < 5 * 1024 * 1024);
    if (small || found.some(({ part, tag }) => !part || hashOf(part).slice(0, 32) !== tag)) {
      // As S3 may: the refusal comes after the status.
      return [200, Buffer.from('<Error><Code>InvalidPart</Code></Error>')];
    }
    objects.set(path, Buffer.concat(found.flatMap(({ part }) => part ?? [])));
    return [200, Buffer.from('<R/>')];
  }

  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const [, id, signed = '', signature] =
        /Credential=([^/]+)\/.*SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
          request.headers.authorization ?? '',
        ) ?? [];
      const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://s3');
      const genuine =
        id === keyId &&
        ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.split(';').includes(name)) &&
        signature === signatureOf(request, secret, region, signed);
      const whole =
        !(request.method === 'PUT' || query.has('uploadId')) ||
        request.method === 'DELETE' ||
        request.headers['x-amz-content-sha256'] === hashOf(body);
      const end = (status: number, content: Buffer = Buffer.alloc(0)) =>
        reply
          .writeHead(status, {
            'content-length': content.length,
            ...(query.has('partNumber') && { etag: `"${hashOf(body).slice(0, 32)}"` }),
          })
          .end(content);
      if (s3.failWith) return end(s3.failWith);
      if (!genuine || !whole)
        return end(403, Buffer.from('<Error><Code>SignatureDoesNotMatch</Code></Error>'));
      if (!path.startsWith('/desk/'))
        return end(404, Buffer.from('<Error><Code>NoSuchBucket</Code></Error>'));
      if (query.size > 0) return end(...multipart(request.method ?? '', path, query, body));
      if (request.method === 'PUT') objects.set(path, body);
      if (request.method === 'DELETE') objects.delete(path);
      if (request.method !== 'GET') return end(request.method === 'PUT' ? 200 : 204);
      const found = objects.get(path);
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      if (found && from) return end(206, found.subarray(Number(from), Number(to) + 1));
      return found ? end(200, found) : end(404, Buffer.from('<Error><Code>NoSuchKey</Code></Error>'));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(s3, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/desk`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}
