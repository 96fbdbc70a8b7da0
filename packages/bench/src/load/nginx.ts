import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@svcdesk/tools/server';
import type { Scope } from '../harness/scope.ts';

const answerMaxMs = 10_000;
const askEveryMs = 50;

/** Starts an nginx before some servers, which takes turns between them; where it listens. */
export async function startNginx(scope: Scope, servers: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'svcdesk-nginx-'));
  scope.own(folder, () => rm(folder, { recursive: true, force: true }));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, port, servers));
  const child = spawn('nginx', ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'ignore' });
  const started = once(child, 'spawn');
  await started.catch(() => {
    throw new Error('nginx is not installed');
  });
  scope.own(child, async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  const until = performance.now() + answerMaxMs;
  while (!(await answers(port))) {
    if (performance.now() > until) throw new Error('nginx does not answer');
    await pause(askEveryMs);
  }
  return `http://127.0.0.1:${port}`;
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
