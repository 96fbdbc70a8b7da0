import { SvcdeskError } from '@svcdesk/core';
import type { Call } from '@svcdesk/core/contract';
import { mayAct, type Permission } from '@svcdesk/core/order';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from './handler.ts';
import { addressKey, createLimiter, type RateLimits } from './rate-limits.ts';
import type { Services } from './services.ts';

/** Lets a request in or refuses it, before its body is read: token, then permission and side. */
export type Admit = (
  call: Call,
  request: FastifyRequest,
) => SignedIn | undefined | Promise<SignedIn | undefined>;

export function createAdmission(
  { access, denials }: Pick<Services, 'access' | 'denials'>,
  limits: RateLimits,
): Admit {
  const publicCalls = createLimiter(limits.publicAMinute);
  const sessions = createLimiter(limits.sessionAMinute);
  const unknownTokens = createLimiter(limits.unknownTokensAMinute);

  async function identify(call: Call, token: string, address: string): Promise<SignedIn> {
    const answer = await access.identify(token, address);
    if ('refused' in answer) {
      if (answer.refused === 'tokenUnknown') unknownTokens.take(addressKey(address));
      throw new SvcdeskError(answer.refused);
    }
    sessions.take(answer.signedIn.sessionId);
    const { signedIn } = answer;
    if (mayCall(call, signedIn)) return signedIn;
    denials.note({ tenantId: signedIn.tenantId, accountId: signedIn.actor.accountId, callId: call.id });
    throw new SvcdeskError('noPermission');
  }

  async function visitor(token: string, address: string): Promise<SignedIn | undefined> {
    const answer = await access.identify(token, address);
    return 'signedIn' in answer ? answer.signedIn : undefined;
  }

  return (call, request) => {
    const { token } = request.headers;
    if (call.permission === 'public') {
      publicCalls.take(addressKey(request.ip));
      // Of the public calls only those that write may mean something else for who is signed in.
      return call.writes && typeof token === 'string' ? visitor(token, request.ip) : undefined;
    }
    if (typeof token !== 'string' || token === '') throw new SvcdeskError('notSignedIn');
    return identify(call, token, request.ip);
  };
}

/** Whether someone may make a call at all; which objects he reaches with it is the handler's matter. */
function mayCall(call: Pick<Call, 'permission' | 'side'>, { actor }: Pick<SignedIn, 'actor'>): boolean {
  const { permission, side } = call;
  if (side !== undefined && actor.kind !== side) return false;
  if (permission === 'public' || permission === 'signedIn') return true;
  const codes = (typeof permission === 'string' ? [permission] : permission) as readonly Permission[];
  return codes.some((code) => mayAct(actor, code));
}
