import { buildStarted } from '@svcdesk/tools/build';
import { startDesk } from '@svcdesk/tools/desk';

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
  return () => desk.stop();
}
