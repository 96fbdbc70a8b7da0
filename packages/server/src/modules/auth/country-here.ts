import type { Database } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/http/handler.ts';
import type { SignedIn } from '../../platform/sessions/access.ts';
import { type Country, countryOf, givenPhone } from '../../platform/sessions/phones.ts';
import { accountByPhone } from '../../platform/sessions/sign-in-names.ts';

type Context = RequestContext & { readonly db: Database; readonly visitor?: SignedIn | undefined };

/** Whose phones are meant where somebody need not be signed in: their own tenant's country, else the deployment's. */
export async function countryHere({ db, services, visitor }: Context): Promise<Country> {
  return visitor?.country ?? (await countryOf(db, services.settings.defaultTenant));
}

/** Whose a phone is that somebody typed, if anybody's, and the tenant that its codes stand under. */
export async function holderOf(typed: string, context: Context) {
  const phone = givenPhone(typed, await countryHere(context));
  const candidate = await accountByPhone.first(context.db, phone);
  return { phone, candidate, tenantId: candidate?.tenantId ?? context.services.settings.defaultTenant };
}
