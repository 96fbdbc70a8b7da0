import { createClient } from '@svcdesk/core';
import { buildStarted } from '@svcdesk/tools/build';
import { startDesk } from '@svcdesk/tools/desk';

/** Whom tests ask and prepare things as. An account may have only a few sessions, so all workers share these. */
const asked = ['customer-a', 'dispatcher', 'engineer', 'engineer-2', 'lead', 'monitor'];

async function sessionsOf(baseUrl: string, password: string) {
  const entered = await Promise.all(
    asked.map(async (account) => {
      const client = createClient({ baseUrl });
      await client.signIn({ account, password });
      return [account, client.session.current()] as const;
    }),
  );
  return Object.fromEntries(entered);
}

/**
 * One server for the whole run, built as `start` builds it and serving the built web app, with demo data of its own;
 * workers learn of it by their environment. Whoever works on a journey may name a running one instead.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SVCDESK_E2E_URL) return undefined;
  const entry = await buildStarted();
  const desk = await startDesk({ entry, env: { SVCDESK_CAPTCHA: 'puzzle' } });
  process.env.SVCDESK_E2E_URL = desk.url;
  process.env.SVCDESK_E2E_PASSWORD = desk.password;
  process.env.SVCDESK_E2E_CODES = desk.codesFile;
  process.env.SVCDESK_E2E_ENTRY = entry;
  process.env.SVCDESK_E2E_SESSIONS = JSON.stringify(await sessionsOf(desk.url, desk.password));
  return () => desk.stop();
}
