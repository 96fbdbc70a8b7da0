import { buildWebAppIfStale, bundleServerIfStale } from '@svcdesk/tools/build';
import { startDesk } from '@svcdesk/tools/desk';

/** One server for the whole run, with demo data of its own; workers learn of it by their environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const [entry] = await Promise.all([bundleServerIfStale(), buildWebAppIfStale()]);
  const desk = await startDesk({ entry });
  process.env.SVCDESK_E2E_URL = desk.url;
  process.env.SVCDESK_E2E_PASSWORD = desk.password;
  process.env.SVCDESK_E2E_CODES = desk.codesFile;
  return () => desk.stop();
}
