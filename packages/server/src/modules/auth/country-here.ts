import type { Database } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import type { SignedIn } from '../../platform/sessions/access.ts';
import {
  accountByPhone,
  type Country,
  countryOf,
  isOfCountries,
  parsePhone,
} from '../../platform/sessions/handles.ts';

type Context = RequestContext & { readonly db: Database; readonly visitor?: SignedIn | undefined };

/** The country of a typed phone where no sign-in is needed: that of the caller's tenant, else the deployment's. */
export async function countryHere({ db, services, visitor }: Context): Promise<Country> {
  return visitor?.country ?? (await countryOf(db, services.settings.defaultTenant));
}

/**
 * A code to a phone that no account has yet goes to the tenant's own country and those that the operator named for it:
 * numbers of others cost a multiple, and fraudsters who earn by them ask for codes without an end.
 */
export async function checkCodeCountry(phone: string, context: Context): Promise<void> {
  const { services, visitor } = context;
  const tenantId = visitor?.tenantId ?? services.settings.defaultTenant;
  const named = services.settings.codeCountries.filter((each) => (each.tenantId ?? tenantId) === tenantId);
  const countries = [await countryHere(context), ...named.map(({ country }) => country)];
  if (!isOfCountries(phone, countries)) throw invalid('phone', 'phoneCountry');
}

/** The account of a typed phone, if there is one, and the tenant that its codes belong to. */
export async function holderOf(typed: string, context: Context) {
  const phone = parsePhone(typed, await countryHere(context));
  const candidate = await accountByPhone.first(context.db, phone);
  return { phone, candidate, tenantId: candidate?.tenantId ?? context.services.settings.defaultTenant };
}
