import { SvcdeskError } from '@svcdesk/core';
import type { Call } from '@svcdesk/core/contract';
import { mayAct, type Permission, rolesOf } from '@svcdesk/core/roles';
import type { FastifyRequest } from 'fastify';
import { redeemLink } from '../files/links.ts';
import type { SignedIn, TokenAnswer } from '../sessions/access.ts';
import { redeemTicket } from '../sessions/session.ts';
import { callerAddress } from './caller-address.ts';
import type { Limiters } from './rate-limits.ts';
import type { Services } from './services.ts';

/**
 * Lets a request in or refuses it, before its body is read: token, then permission and side. Puts who is signed in
 * into `request.signedIn`.
 */
export type Authorize = (call: Call, request: FastifyRequest) => Promise<void>;

export function createAuthorizer(
  { access, denials, db, now, secrets }: Pick<Services, 'access' | 'denials' | 'db' | 'now' | 'secrets'>,
  limiters: Limiters,
): Authorize {
  async function authorizeAnswer(call: Call, answer: TokenAnswer, request: FastifyRequest): Promise<void> {
    if ('refused' in answer) {
      if (answer.refused === 'tokenUnknown') await limiters.unknownTokens(request);
      throw new SvcdeskError(answer.refused);
    }
    const { signedIn } = answer;
    request.signedIn = signedIn;
    await limiters.sessions(request);
    if (signedIn.mustChangePassword && !call.beforePasswordChange) {
      throw new SvcdeskError('notAllowed', { reason: 'passwordChangeNeeded' });
    }
    if (mayCall(call, signedIn)) return;
    denials.note({ tenantId: signedIn.tenantId, accountId: signedIn.actor.accountId, callId: call.id });
    throw new SvcdeskError('noPermission');
  }

  return async (call, request) => {
    const { token } = request.headers;
    if (call.permission === 'public') {
      await limiters.publicCalls(request);
      // Some mean something else for who is signed in.
      const answer = typeof token === 'string' && (await access.identify(token, callerAddress(request)));
      if (answer && 'signedIn' in answer) request.signedIn = answer.signedIn;
      return;
    }
    if (typeof token === 'string' && token !== '') {
      return authorizeAnswer(call, await access.identify(token, callerAddress(request)), request);
    }
    const { link } = request.query as { link?: unknown };
    if (call.id === 'files.get' && typeof link === 'string') {
      const { id = '' } = request.params as { id?: string };
      return authorizeAnswer(call, await redeemLink({ access, secrets, now }, link, id), request);
    }
    // A browser's own reader of streams can send no header.
    const { ticket } = request.query as { ticket?: unknown };
    if (call.reply !== 'stream' || typeof ticket !== 'string') throw new SvcdeskError('notSignedIn');
    await authorizeAnswer(call, await redeemTicket(db, access, ticket, now()), request);
  };
}

/** Whether someone may make a call at all; which objects they reach with it is the handler's matter. */
function mayCall({ permission, side, beforeApproval }: Call, { actor }: SignedIn): boolean {
  if (side !== undefined && actor.kind !== side) return false;
  // A person who signed up gets their first role when a lead approves them.
  if (rolesOf(actor).length === 0) return beforeApproval === true;
  if (permission === 'public' || permission === 'signedIn') return true;
  const codes = (typeof permission === 'string' ? [permission] : permission) as readonly Permission[];
  return codes.some((code) => mayAct(actor, code));
}
