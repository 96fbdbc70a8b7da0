import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerCommands } from './answer-commands.ts';

/** A server that gives for each path the JSON that it was given, whatever it is asked. */
export const commands = {
  /** Listens on loopback and resolves to its address; of replies without a path of their own the first is given. */
  async listen({ replies }: { replies: Record<string, unknown> }): Promise<string> {
    const ready = new Map(Object.entries(replies).map(([path, reply]) => [path, readyReply(reply)]));
    const [otherwise = readyReply({})] = ready.values();
    const server = createServer((request, response) => {
      const { headers, bytes } = ready.get(request.url ?? '') ?? otherwise;
      request.resume();
      response.writeHead(200, headers).end(bytes);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  },
};

function readyReply(reply: unknown) {
  const bytes = Buffer.from(JSON.stringify(reply));
  return { bytes, headers: { 'content-type': 'application/json', 'content-length': bytes.length } };
}

answerCommands(commands);
