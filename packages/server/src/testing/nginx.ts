import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './postgres-server.ts';

const answerMaxMs = 10_000;
const askEveryMs = 50;

/** A real nginx before some servers. */
export interface Nginx {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts it, to take turns between servers. Its program is no npm package, so the machine has to have it. */
export async function startNginx(servers: readonly string[]): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'svcdesk-nginx-'));
  // Its workers may be another user's.
  await chmod(folder, 0o777);
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, port, servers));
  const child = spawn('nginx', ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'ignore' });
  await once(child, 'spawn').catch(() => {
    throw new Error('nginx is missing: get it with "apt-get install nginx-light"');
  });
  const until = performance.now() + answerMaxMs;
  while (!(await answers(port))) {
    if (performance.now() > until) throw new Error('nginx does not answer');
    await pause(askEveryMs);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    get({ port, host: '127.0.0.1', path: '/healthz', agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on('error', () => resolve(false));
  });
}

const configuration = (folder: string, port: number, servers: readonly string[]) => `
daemon off;
worker_processes 1;
worker_rlimit_nofile 20000;
pid ${folder}/nginx.pid;
events { worker_connections 15000; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream servers {
    ${servers.map((url) => `server ${new URL(url).host};`).join('\n    ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port} backlog=1024;
    location / {
      proxy_pass http://servers;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
    }
  }
}
`;
