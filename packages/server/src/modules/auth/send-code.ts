import { SvcdeskError } from '@svcdesk/core';
import type { auth, CheckedRequestOf, DataOf } from '@svcdesk/core/contract';
import { recordAttempt } from '../../platform/audit/attempts.ts';
import { requestOf } from '../../platform/audit/record-event.ts';
import { type Database, statement } from '../../platform/db/index.ts';
import { guardedWrite, writeOfAddress } from '../../platform/http/guarded-write.ts';
import type { ContextOf, Handler, RequestContext } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import { maskPhone, parsePhone } from '../../platform/sessions/handles.ts';
import { type CodePurpose, makeCode, resendAfterSeconds, storeCode } from './codes.ts';
import { checkCodeCountry, holderOf } from './country-here.ts';
import { firstCodeOf, readTicket } from './tickets.ts';

/** A request for a code to a phone. */
interface CodeWish {
  readonly callId: string;
  readonly request: { readonly captcha?: string | undefined };
  readonly purpose: CodePurpose;
  /** The account that has the phone, if any. */
  readonly accountId: string | undefined;
  /** False for a phone without an account: everything happens but the sending. */
  readonly leaves: boolean;
  /** Whether it is for a phone that need not be known here yet. */
  readonly toNewPhone: boolean;
  /** Whether a slider was passed for this already. */
  readonly sliderDone?: () => Promise<boolean>;
}

type Context = ContextOf<typeof auth.sendCode>;
type Answer = DataOf<typeof auth.sendCode>;

/**
 * Sends a code after the slider. A phone without an account is treated the same in every way but that nothing is
 * sent: its code is stored, counted and forgotten.
 */
async function deliverCode(
  { callId, request, purpose, accountId, leaves, toNewPhone, sliderDone }: CodeWish,
  context: RequestContext & { readonly db: Database },
): Promise<Answer> {
  const { db, services, address } = context;
  const { tenantId, operate, phone } = purpose;
  const { at, ...from } = requestOf(context);
  let issued: { code: string; expiresAt: string } | undefined;

  async function checked() {
    const passed = (await sliderDone?.()) || (await services.captcha.redeem(request.captcha, 'sendCode', at));
    if (!passed) throw new SvcdeskError('captchaNeeded');
    return makeCode();
  }

  const write = writeOfAddress(callId, request, context);
  const answer = await guardedWrite(db, write, checked, async (tx, { code, codeHash }) => {
    issued = {
      code,
      expiresAt: await storeCode(tx, purpose, codeHash, address, {
        leaves,
        toNewPhone,
        at,
        log: services.log,
      }),
    };
    // For a phone without an account as well, so that both take the same time.
    const changes = { phone: maskPhone(phone), operate };
    await recordAttempt(tx, { kind: 'code.send', tenantId, accountId, at, changes, ...from });
    return { resendAfterSeconds };
  });
  if (issued && leaves) await services.codeSender({ phone, operate, ...issued });
  return answer;
}

/** Sends a code to a phone: to sign in, to sign up, or to delete the account that is signed in. */
export async function sendCodeTo(
  request: { readonly phone: string; readonly captcha?: string | undefined },
  operate: CheckedRequestOf<typeof auth.sendCode>['operate'] | 'registerEngineer',
  callId: string,
  context: Context,
): Promise<Answer> {
  const { visitor } = context;
  const { phone, tenantId, candidate } = await holderOf(request.phone, context);
  const toNewPhone = operate !== 'login' && operate !== 'deleteAccount';
  if (toNewPhone) await checkCodeCountry(phone, context);
  const known = candidate !== undefined && !candidate.gone;
  const leaves = {
    login: known,
    // Also to a number that has an account: only its owner reads there that it has one.
    register: true,
    registerEngineer: true,
    deleteAccount: known && candidate.accountId === visitor?.actor.accountId,
  };
  const boundTo = operate === 'deleteAccount' ? (visitor?.sessionId ?? 'nobody') : undefined;
  const purpose = { tenantId, phone, operate, boundTo };
  const accountId = candidate?.accountId;
  const wish = { callId, request, purpose, accountId, leaves: leaves[operate], toNewPhone };
  return deliverCode(wish, context);
}

/** The phone of an account, as E.164. */
export const phoneOfAccount = statement<{ phone: string | null }, [tenantId: string, accountId: string]>(
  'auth.phoneOfAccount',
  'SELECT phone FROM accounts WHERE tenant_id = $1 AND id = $2',
);

/** Sends a code to the number behind a ticket, or one that is bound to the session of who is signed in. */
export const sendVerifyCode: Handler<typeof auth.sendVerifyCode> = async (request, context) => {
  const { db, services, visitor, now } = context;
  const { operate } = request;
  const wish = { callId: 'auth.sendVerifyCode', request };
  if (operate === 'forgetPassword') {
    if (!request.ticket) throw invalid('ticket', 'required');
    const at = now();
    const ticket = await readTicket(db, services.settings.defaultTenant, request.ticket, at);
    const { tenantId, accountId, phone, boundTo } = ticket;
    const purpose = { tenantId, phone, operate, boundTo };
    const sliderDone = () => firstCodeOf(db, ticket, at);
    const leaves = accountId !== undefined;
    return deliverCode({ ...wish, purpose, accountId, leaves, toNewPhone: false, sliderDone }, context);
  }
  if (!visitor) throw new SvcdeskError('notSignedIn');
  const { tenantId, sessionId, country } = visitor;
  const { accountId } = visitor.actor;
  const phone =
    operate === 'changePhone' && request.phone !== undefined
      ? parsePhone(request.phone, country)
      : (await phoneOfAccount.first(db, tenantId, accountId))?.phone;
  const toNewPhone = operate === 'changePhone' && request.phone !== undefined;
  if (phone && toNewPhone) await checkCodeCountry(phone, context);
  if (!phone) throw invalid('phone', 'required');
  const purpose = { tenantId, phone, operate, boundTo: sessionId };
  // Also to a number of another account: its owner reads there that it was asked for, and the asker learns nothing.
  return deliverCode({ ...wish, purpose, accountId, leaves: true, toNewPhone }, context);
};
