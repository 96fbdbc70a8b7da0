import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** React alone, which draws the words of the data that it asks for. */
async function show(): Promise<void> {
  const reply = await fetch('/data.json');
  const { words } = (await reply.json()) as { words: readonly string[] };
  const place = document.getElementById('root');
  if (place) createRoot(place).render(words.map((each, at) => createElement('p', { key: at }, each)));
}

void show();
