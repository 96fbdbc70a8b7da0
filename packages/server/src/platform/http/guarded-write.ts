import type { Database, Transaction } from '../db/index.ts';
import { addressKey } from '../sessions/throttle.ts';
import type { RequestContext } from './handler.ts';
import { firstAnswer, idLeftOf, type KeyedWrite, runWrite } from './writes.ts';

type Context = RequestContext & { readonly db: Database };

const secretFields = ['password', 'oldPassword', 'newPassword'];

/** A request as its repetition is known by. Passwords are left out: not even a quick hash of one is ever stored. */
function withoutSecrets(request: object): object {
  return Object.fromEntries(Object.entries(request).filter(([name]) => !secretFields.includes(name)));
}

const writeOf = (
  owner: Pick<KeyedWrite, 'tenantId' | 'accountId'>,
  callId: string,
  body: object,
  { idempotencyKey, now }: Context,
): KeyedWrite => ({ ...owner, callId, key: idempotencyKey, body: withoutSecrets(body), at: now() });

/** A write of a caller who is not signed in, kept under their address. */
export function writeOfAddress(callId: string, body: object, context: Context): KeyedWrite {
  const { services, address } = context;
  const owner = { tenantId: services.settings.defaultTenant, accountId: addressKey(address) };
  return writeOf(owner, callId, body, context);
}

/** A write of an account that is signed in. */
export function writeOfAccount(
  callId: string,
  body: object,
  context: Context & { readonly tenantId: string; readonly actor: { readonly accountId: string } },
): KeyedWrite {
  const { tenantId, actor } = context;
  return writeOf({ tenantId, accountId: actor.accountId }, callId, body, context);
}

/**
 * A write that checks a secret first. The check counts failures in transactions of its own, which stay when it
 * refuses; what it gives is handed to the write. A repetition is answered before a secret is used up again, by
 * `readAgain` when of its first answer only the id is left.
 */
export async function guardedWrite<Checked, Answer>(
  db: Database,
  write: KeyedWrite,
  check: () => Promise<Checked>,
  work: (tx: Transaction, checked: Checked) => Promise<Answer>,
  readAgain?: () => Promise<Answer>,
): Promise<Answer> {
  const first = await firstAnswer(db, write);
  if (first && readAgain && idLeftOf(first.data) !== undefined) return await readAgain();
  if (first) return first.data as Answer;
  let checked: Checked;
  try {
    checked = await check();
  } catch (error) {
    // A repeat of the request may have used the secret meanwhile.
    const other = await firstAnswer(db, write);
    if (other) return other.data as Answer;
    throw error;
  }
  const { data } = await runWrite(db, write, (tx) => work(tx, checked));
  return data as Answer;
}
