import type { auth, CheckedRequestOf, DataOf } from '@svcdesk/core/contract';
import type { ContextOf } from '../../platform/http/handler.ts';
import { givenPhone } from '../../platform/sessions/phones.ts';
import { accountByPhone } from '../../platform/sessions/sign-in-names.ts';
import { countryHere } from './country-here.ts';
import { deliverCode } from './deliver-code.ts';

/** Sends a code to sign in, to sign up, or to delete the account that is signed in. */
export async function sendCode(
  request: CheckedRequestOf<typeof auth.sendCode>,
  context: ContextOf<typeof auth.sendCode>,
): Promise<DataOf<typeof auth.sendCode>> {
  const { db, services, visitor } = context;
  const { operate } = request;
  const phone = givenPhone(request.phone, await countryHere(context));
  const candidate = await accountByPhone.first(db, phone);
  const known = candidate !== undefined && !candidate.gone;
  const leaves = {
    login: known,
    // Also to a number that has an account: only its owner reads there that it has one.
    register: true,
    deleteAccount: known && candidate.accountId === visitor?.actor.accountId,
  };
  return deliverCode(
    {
      callId: 'auth.sendCode',
      request,
      purpose: {
        tenantId: candidate?.tenantId ?? services.settings.defaultTenant,
        phone,
        operate,
        boundTo: operate === 'deleteAccount' ? (visitor?.sessionId ?? 'nobody') : undefined,
      },
      accountId: candidate?.accountId,
      leaves: leaves[operate],
    },
    context,
  );
}
