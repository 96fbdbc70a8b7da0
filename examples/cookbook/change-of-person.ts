/** Somebody else signs in on the same device: what the one before listened to and was shown ends with them. */
import { draftFor, password, signedIn } from './desk.ts';

const engineer = await signedIn('engineer');
const draft = await draftFor(engineer);
const client = await signedIn('dispatcher');
const shown = new Map<string, string>();
// A page forgets with the person what it showed them.
client.session.subscribe(() => shown.clear());

/** Listens as who is signed in, until they are not; resolves once the line is open. */
function listen(): Promise<{ heard: Set<string>; states: string[] }> {
  const heard = new Set<string>();
  const states: string[] = [];
  return new Promise((resolve) => {
    client.events.listen({
      onEvent: (event) => void (event.kind === 'order' && heard.add(event.data.id)),
      onState(state) {
        states.push(state);
        if (state === 'open') resolve({ heard, states });
      },
    });
  });
}

const former = await listen();
for (const { id, title } of (await client.orders.page({ scope: 'tenant' })).list) shown.set(id, title);
await client.signOut();
console.log(`the line of the dispatcher: ${former.states.at(-1)}, shown: ${shown.size}`);

await client.signIn({ account: 'engineer', password });
const next = await listen();
const { id } = await engineer.orders.create({ ...draft, title: 'For who is there now' });
while (!next.heard.has(id)) await new Promise((resolve) => setTimeout(resolve, 20));
console.log(`heard by the engineer: ${next.heard.has(id)}, by the one before: ${former.heard.has(id)}`);
await client.signOut();
