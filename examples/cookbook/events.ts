/** Hears of what happens over a line that breaks, and no more once another person is there. */
import { draftFor, password, signedIn } from './desk.ts';

const engineer = await signedIn('engineer');
const draft = await draftFor(engineer);
const heard = new Set<string>();
let hear: () => void = () => undefined;
const raise = async (title: string) => {
  const { id } = await engineer.orders.create({ ...draft, title });
  while (!heard.has(id)) {
    await new Promise<void>((resolve) => {
      hear = resolve;
    });
  }
  console.log(`heard of ${title}`);
};

let cut: () => void = () => undefined;
const client = await signedIn('dispatcher', {
  async fetch(url, init) {
    if (!String(url).endsWith('/events')) return fetch(url, init);
    const breaking = new AbortController();
    cut = () => breaking.abort();
    return fetch(url, { ...init, signal: AbortSignal.any([init?.signal as AbortSignal, breaking.signal]) });
  },
});
const seen: string[] = [];
const open = new Promise<void>((resolve) => {
  client.events.listen({
    onEvent(event) {
      if (event.kind === 'order') heard.add(event.data.id);
      hear();
    },
    onState(state) {
      seen.push(state);
      if (state === 'open') resolve();
    },
  });
});
await open;
await raise('before the break');
cut();
await raise('after the break');
// Another person is no reason to go on with what the former one listened to.
await client.signOut();
await client.signIn({ account: 'dispatcher', password });
console.log(`it broke: ${seen.includes('waiting')}, and at the end: ${seen.at(-1)}`);
