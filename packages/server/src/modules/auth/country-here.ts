import type { Database } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/http/handler.ts';
import type { SignedIn } from '../../platform/sessions/access.ts';
import { type Country, countryOf } from '../../platform/sessions/phones.ts';

/** Whose phones are meant where somebody need not be signed in: their own tenant's country, else the deployment's. */
export async function countryHere(
  context: RequestContext & { readonly db: Database; readonly visitor?: SignedIn | undefined },
): Promise<Country> {
  const { db, services, visitor } = context;
  return visitor?.country ?? (await countryOf(db, services.settings.defaultTenant));
}
