import { type Queryable, statement } from '../db/index.ts';
import { type Country, shownPhone } from './phones.ts';

type Claim = [tenantId: string, accountId: string, value: string];

/** Gives up what the account has of a kind, and takes the new value unless somebody else has it. */
const take = (kind: 'name' | 'phone', otherwise = '') => `WITH given_up AS (
    DELETE FROM sign_in_directory
    WHERE kind = '${kind}' AND tenant_id = $1 AND account_id = $2 AND value <> $3)
  INSERT INTO sign_in_directory (kind, value, tenant_id, account_id)
  SELECT '${kind}', $3, $1, $2::uuid ${otherwise}
  ON CONFLICT (kind, value) DO UPDATE SET value = excluded.value
    WHERE sign_in_directory.tenant_id = $1 AND sign_in_directory.account_id = $2`;

const takeName = statement<object, Claim>('handles.takeName', take('name'));

/** A name of old may read as a phone: who has it keeps it to themselves. */
const takePhone = statement<object, [...Claim, spellings: readonly string[]]>(
  'handles.takePhone',
  take(
    'phone',
    `WHERE NOT EXISTS (SELECT FROM sign_in_directory
       WHERE kind = 'name' AND value = ANY($4::text[]) AND (tenant_id, account_id) <> ($1, $2::uuid))`,
  ),
);

/** Whose handle it becomes. */
interface Owner {
  readonly tenantId: string;
  readonly accountId: string;
}

/** Makes a normalised name the one that an account signs in with; false when it is somebody else's. */
export async function claimName(on: Queryable, { tenantId, accountId }: Owner, name: string) {
  return (await takeName.change(on, tenantId, accountId, name)) === 1;
}

/** Makes a number (E.164) the one that an account signs in with; false when it is somebody else's. */
export async function claimPhone(
  on: Queryable,
  { tenantId, accountId }: Owner,
  phone: string,
  country: Country,
) {
  const spellings = [phone, phone.slice(1), shownPhone(phone, country)];
  return (await takePhone.change(on, tenantId, accountId, phone, spellings)) === 1;
}
