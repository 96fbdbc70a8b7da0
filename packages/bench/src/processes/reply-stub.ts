import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerCommands } from './answer-commands.ts';

/** A server that gives the same JSON to whoever asks for whatever. */
export const commands = {
  /** Listens on loopback and resolves to its address. */
  async listen({ body }: { body: string }): Promise<string> {
    const bytes = Buffer.from(body);
    const headers = { 'content-type': 'application/json', 'content-length': bytes.length };
    const server = createServer((request, response) => {
      request.resume();
      response.writeHead(200, headers).end(bytes);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  },
};

answerCommands(commands);
