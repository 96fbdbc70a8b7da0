import type { Database } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import type { SignedIn } from '../../platform/sessions/access.ts';
import {
  accountByPhone,
  type Country,
  countryOf,
  givenPhone,
  isOfCountries,
} from '../../platform/sessions/handles.ts';

type Context = RequestContext & { readonly db: Database; readonly visitor?: SignedIn | undefined };

/** Whose phones are meant where somebody need not be signed in: their own tenant's country, else the deployment's. */
export async function countryHere({ db, services, visitor }: Context): Promise<Country> {
  return visitor?.country ?? (await countryOf(db, services.settings.defaultTenant));
}

/**
 * A code to a phone that no account has yet goes to the tenant's own country and those that the operator named for it:
 * numbers of others cost a multiple, and whoever earns by them asks for codes without an end.
 */
export async function checkCodeCountry(phone: string, context: Context): Promise<void> {
  const { services, visitor } = context;
  const tenantId = visitor?.tenantId ?? services.settings.defaultTenant;
  const named = services.settings.codeCountries.filter((each) => (each.tenantId ?? tenantId) === tenantId);
  const countries = [await countryHere(context), ...named.map(({ country }) => country)];
  if (!isOfCountries(phone, countries)) throw invalid('phone', 'phoneCountry');
}

/** Whose a phone is that somebody typed, if anybody's, and the tenant that its codes stand under. */
export async function holderOf(typed: string, context: Context) {
  const phone = givenPhone(typed, await countryHere(context));
  const candidate = await accountByPhone.first(context.db, phone);
  return { phone, candidate, tenantId: candidate?.tenantId ?? context.services.settings.defaultTenant };
}
