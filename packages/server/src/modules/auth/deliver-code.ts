import { SvcdeskError } from '@svcdesk/core';
import type { auth, DataOf } from '@svcdesk/core/contract';
import { recordEvent } from '../../platform/audit/record-event.ts';
import type { Database } from '../../platform/db/index.ts';
import { guardedWrite, writeOfAddress } from '../../platform/http/guarded-write.ts';
import type { RequestContext } from '../../platform/http/handler.ts';
import { maskedPhone } from '../../platform/sessions/phones.ts';
import { type CodePurpose, type IssuedCode, issueCode, makeCode, resendAfterSeconds } from './codes.ts';

/** A code that somebody wants on a phone. */
export interface CodeWish {
  readonly callId: string;
  readonly request: { readonly captcha?: string | undefined };
  readonly purpose: CodePurpose;
  /** Whose phone it is, if anybody's. */
  readonly accountId?: string | undefined;
  /** False for a phone of nobody: everything happens but the sending. */
  readonly leaves: boolean;
  /** Whether a slider was passed for this already. */
  readonly sliderDone?: () => Promise<boolean>;
}

/**
 * Sends a code after the slider. A phone of nobody is treated the same in every way but that nothing leaves: its
 * code is stored, counted and forgotten.
 */
export async function deliverCode(
  wish: CodeWish,
  context: RequestContext & { readonly db: Database },
): Promise<DataOf<typeof auth.sendCode>> {
  const { db, services, address, requestId, device } = context;
  const { purpose, accountId, request, sliderDone } = wish;
  const { tenantId, operate, phone } = purpose;
  const at = context.now();
  let issued: IssuedCode | undefined;

  async function checked() {
    const passed = (await sliderDone?.()) || (await services.captcha.redeem(request.captcha, 'sendCode', at));
    if (!passed) throw new SvcdeskError('captchaNeeded');
    return makeCode();
  }

  const write = writeOfAddress(wish.callId, request, context);
  const answer = await guardedWrite(db, write, checked, async (tx, made) => {
    issued = await issueCode(tx, purpose, made, address, at);
    // For a phone of nobody as well, so that both take the same time.
    const changes = { phone: maskedPhone(phone), operate };
    const about = { tenantId, accountId, at, changes, requestId, address, device };
    await recordEvent(tx, { kind: 'code.send', ...about });
    return { resendAfterSeconds };
  });
  if (issued && wish.leaves) await services.codeSender({ phone, operate, ...issued });
  return answer;
}
