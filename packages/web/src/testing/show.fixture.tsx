import type { TransportRequest } from '@svcdesk/core';
import { login } from '@svcdesk/core/contract/auth';
import { type MockAnswers, mockServer, sampleData } from '@svcdesk/core/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { HashRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { session } from '../shared/platform/api/caller.ts';
import type { PagedList } from '../shared/platform/api/paging.ts';
import { queryClient } from '../shared/platform/api/query-client.ts';

/** Signs an engineer in on this page. */
export function signIn(): string {
  const signedIn = { ...sampleData(login), expiresAt: '2099-01-01T00:00:00Z' };
  session.adopt(signedIn);
  return signedIn.id;
}

/** Answers the page's requests, and gives what was asked. */
export function serve(answers: MockAnswers = {}): TransportRequest[] {
  const { transport, requests } = mockServer(answers);
  vi.stubGlobal('fetch', async (url: string, { method, headers, body, signal }: RequestInit) => {
    const request = { url, method, headers, body, signal } as TransportRequest;
    const reply = await transport(request);
    return new Response(await reply.text(), { status: reply.status });
  });
  return requests;
}

/** From now on nothing answers; gives the idempotency keys of what is sent, and what brings the network back. */
export function losesNetwork(): { keys: Set<string>; isBack: () => void } {
  const answer = fetch;
  const keys = new Set<string>();
  const note = ({ headers }: RequestInit) => {
    const key = new Headers(headers).get('idempotency-key');
    if (key !== null) keys.add(key);
  };
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    note(init);
    throw new TypeError('no network');
  });
  return {
    keys,
    isBack: () =>
      vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
        note(init);
        return answer(url, init);
      }),
  };
}

function Around({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <HashRouter>{children}</HashRouter>
    </QueryClientProvider>
  );
}

/** Shows a part of the app at an address. */
export function show(element: ReactNode, at = '/'): RenderResult {
  goTo(at);
  return render(element, { wrapper: Around });
}

/** A page follows its growth by it; lists that draw what is in sight go without one. */
export function watchesSizes(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
}

/** Presses a button. */
export function press(name: string | RegExp): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name }));
}

/** Goes to another address in the place of this one. */
export function goTo(at: string): void {
  history.replaceState(null, '', `#${at}`);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** A list that is there. */
export function listOf<Item extends { id: string }>(
  items: readonly Item[],
  more: Partial<PagedList<Item>> = {},
): PagedList<Item> {
  return {
    items,
    keyOf: ({ id }) => id,
    total: items.length,
    totalIsLowerBound: false,
    loading: false,
    updating: false,
    loadingMore: false,
    hasMore: false,
    error: undefined,
    moreError: undefined,
    updatedAtMs: Date.now(),
    loadMore: () => undefined,
    refresh: async () => undefined,
    ...more,
  };
}
