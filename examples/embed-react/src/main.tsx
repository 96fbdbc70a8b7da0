/**
 * A page of another company that shows its engineers the orders of their groups as they change, and lets them accept:
 *
 *   SVCDESK_SERVER=http://127.0.0.1:8700 pnpm start
 */
import { followOtherTabs, isSvcdeskError, signIn, signOut } from '@svcdesk/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { caller, session, useSignedIn } from './desk.ts';
import { Orders } from './orders.tsx';

// The SDK tries again by itself, and knows which errors pass.
const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
followOtherTabs(session, window);
// What one person saw is nothing for the next.
session.subscribe(() => queries.clear());

function SignIn() {
  const [problem, setProblem] = useState('');
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const of = (name: string) => String(fields.get(name));
    try {
      await signIn(caller, session, { account: of('account'), password: of('password') });
    } catch (error) {
      if (!isSvcdeskError(error)) throw error;
      setProblem(error.text ?? error.message);
    }
  }
  return (
    <form onSubmit={submit}>
      <label>
        Account <input name="account" autoComplete="username" required />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <button type="submit">Sign in</button>
      <p role="alert">{problem}</p>
    </form>
  );
}

function App() {
  const signedIn = useSignedIn();
  return (
    <main>
      <h1>Orders of my groups</h1>
      {signedIn ? (
        <>
          <button type="button" onClick={() => signOut(caller, session)}>
            Sign out
          </button>
          <Orders />
        </>
      ) : (
        <SignIn />
      )}
    </main>
  );
}

createRoot(document.body.querySelector('#app') as Element).render(
  <QueryClientProvider client={queries}>
    <App />
  </QueryClientProvider>,
);
