/** Goes through a proxy, with the header of a trace, which the server's logs then name. */
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { context, propagation } from '@opentelemetry/api';
import { createClient } from '@svcdesk/core';
import { nodeTransport } from '@svcdesk/core/node';
import { baseUrl } from './desk.ts';

// A proxy as companies have them: it opens a way to where it is asked to.
let passed = '';
const proxy = createServer().on('connect', ({ url }, socket) => {
  const to = new URL(`http://${url}`);
  const way = connect(Number(to.port), to.hostname, () => {
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    way.pipe(socket).pipe(way);
  });
  socket.on('data', (bytes) => {
    passed += bytes;
  });
  for (const end of [way, socket]) end.on('error', () => way.destroy());
});
await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
const { port } = proxy.address() as AddressInfo;

// What the set-up of OpenTelemetry does, in short.
const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
propagation.setGlobalPropagator({
  inject: (_context, carrier, setter) => setter.set(carrier, 'traceparent', traceparent),
  extract: (within) => within,
  fields: () => ['traceparent'],
});

const { transport, close } = nodeTransport({ proxy: `http://127.0.0.1:${port}` });
const client = createClient({
  baseUrl,
  transport,
  headers() {
    const carrier = {};
    propagation.inject(context.active(), carrier);
    return carrier;
  },
  hooks: { reply: ({ route, httpStatus }) => console.log(`${route} ${httpStatus}`) },
});
await client.app.config({});
console.log(`by the proxy: ${passed !== ''}, with its trace: ${passed.includes(traceparent)}`);
await close();
proxy.close();
