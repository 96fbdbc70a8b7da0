import { type Consumer, firstTitle } from './consumer.ts';

const vue: Consumer = {
  name: 'Vite with Vue',
  packages: ['vite', 'vue', '@vitejs/plugin-vue'],
  files: {
    'vite.config.mjs': `import vue from '@vitejs/plugin-vue';
export default { plugins: [vue()], ssr: { noExternal: ['@svcdesk/core'] } };
`,
    'index.html': '<div id="app"></div><script type="module" src="/page.js"></script>',
    'first-title.js': firstTitle,
    'desk.vue': `<script setup>
import { firstTitle } from './first-title.js';
const { base } = defineProps(['base']);
const words = await firstTitle(base);
</script>
<template><p>{{ words }}</p></template>
`,
    'app.vue': `<script setup>
import Desk from './desk.vue';
defineProps(['base']);
</script>
<template><Suspense><Desk :base="base" /></Suspense></template>
`,
    'page.js': `import { createApp } from 'vue';
import App from './app.vue';
createApp(App, { base: new URLSearchParams(location.search).get('desk') }).mount('#app');
`,
    'server.js': `import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import App from './app.vue';
console.log(await renderToString(createSSRApp(App, { base: process.env.DESK })));
`,
  },
  steps: [
    ['vite', 'build'],
    ['vite', 'build', '--ssr', 'server.js', '--outDir', 'out'],
    ['node', 'out/server.mjs'],
  ],
  page: { serve: ['vite', 'preview', '--host', '127.0.0.1', '--port', 'PORT'], at: '#app p' },
};

const next: Consumer = {
  name: 'Next, in a server component, a route handler, the edge and a page',
  packages: ['next', 'react', 'react-dom'],
  files: {
    'next.config.mjs': 'export default {};\n',
    'app/layout.js': `export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
`,
    'app/first-title.js': firstTitle,
    'app/page.js': `import { firstTitle } from './first-title.js';
import Reader from './reader.js';
export const dynamic = 'force-dynamic';
export default async function Page() {
  return (
    <main>
      {await firstTitle(process.env.DESK)}
      <Reader />
    </main>
  );
}
`,
    'app/reader.js': `'use client';
import { useState } from 'react';
import { firstTitle } from './first-title.js';
export default function Reader() {
  const [words, setWords] = useState('');
  const read = async () => setWords(await firstTitle(new URLSearchParams(location.search).get('desk')));
  return (
    <>
      <button onClick={read}>Read</button>
      <output>{words}</output>
    </>
  );
}
`,
    'app/node/route.js': `import { firstTitle } from '../first-title.js';
export const dynamic = 'force-dynamic';
export const GET = async () => new Response(await firstTitle(process.env.DESK));
`,
    'app/edge/route.js': `import { firstTitle } from '../first-title.js';
export const runtime = 'edge';
export const GET = async (request) =>
  new Response(await firstTitle(new URL(request.url).searchParams.get('desk')));
`,
    'visit.mjs': `import { spawn } from 'node:child_process';
const server = spawn('next', ['start', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
let said = '';
const url = await new Promise((resolve) => {
  server.stdout.on('data', (chunk) => {
    said += chunk;
    const [found] = /http:\\/\\/localhost:\\d+/.exec(said) ?? [];
    if (found) resolve(found);
  });
});
const answers = [];
for (const path of ['/', '/node', '/edge?desk=' + encodeURIComponent(process.env.DESK)]) {
  const reply = await fetch(url + path);
  answers.push(/first order: [^<]*/.exec(await reply.text())?.[0] ?? path + ' said ' + reply.status);
}
server.kill();
console.log(new Set(answers).size === 1 ? answers[0] : answers.join(', '));
`,
  },
  steps: [
    ['next', 'build'],
    ['node', 'visit.mjs'],
  ],
  page: {
    serve: ['next', 'start', '--hostname', '127.0.0.1', '--port', 'PORT'],
    at: 'output',
    press: 'button',
  },
};

export const frameworks: readonly Consumer[] = [vue, next];
