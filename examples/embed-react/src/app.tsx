'use client';
import { followOtherTabs, isSvcdeskError, signIn, signOut } from '@svcdesk/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { caller, session, useSignedIn } from './desk.ts';
import { Orders } from './orders.tsx';

// The SDK tries again by itself, and knows which errors pass.
const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
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

/** The whole page; on Next's server nobody is signed in, and it shows the form. */
export function App() {
  const signedIn = useSignedIn();
  useEffect(() => followOtherTabs(session, window), []);
  return (
    <QueryClientProvider client={queries}>
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
    </QueryClientProvider>
  );
}
