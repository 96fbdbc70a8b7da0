import { type Queryable, statement } from '../db/index.ts';
import { type Country, shownPhone } from './phones.ts';

type Claims = [tenantId: string, accountIds: readonly string[], values: readonly string[]];

/** Gives up what accounts have of a kind, and takes the new values but those that somebody else has. */
const take = (
  kind: 'name' | 'phone',
  asked: string,
  otherwise = '',
) => `WITH asked AS (SELECT * FROM ${asked}),
  given_up AS (
    DELETE FROM sign_in_directory WHERE kind = '${kind}' AND tenant_id = $1 AND account_id = ANY($2::uuid[])
      AND (account_id, value) NOT IN (SELECT account_id, value FROM asked))
  INSERT INTO sign_in_directory (kind, value, tenant_id, account_id)
  SELECT '${kind}', value, $1, account_id FROM asked ${otherwise}
  ON CONFLICT (kind, value) DO UPDATE SET value = excluded.value
    WHERE sign_in_directory.tenant_id = $1 AND sign_in_directory.account_id = excluded.account_id
  RETURNING value`;

const takeNames = statement<{ value: string }, Claims>(
  'handles.takeNames',
  take('name', 'unnest($2::uuid[], $3::text[]) AS x (account_id, value)'),
);

/** A name of old may read as a phone: who has it keeps it to themselves. */
const takePhones = statement<
  { value: string },
  [...Claims, shown: readonly string[], spellings: readonly string[]]
>(
  'handles.takePhones',
  take(
    'phone',
    'unnest($2::uuid[], $3::text[], $4::text[]) AS x (account_id, value, shown)',
    `WHERE value NOT IN (SELECT a.value FROM asked a
       CROSS JOIN LATERAL (VALUES (a.value), (substr(a.value, 2)), (a.shown)) AS spelt (name)
       JOIN sign_in_directory o ON o.kind = 'name' AND o.value = spelt.name
       WHERE o.value = ANY($5::text[]) AND (o.tenant_id, o.account_id) <> ($1, a.account_id))`,
  ),
);

/** Whose handle it becomes. */
interface Owner {
  readonly tenantId: string;
  readonly accountId: string;
}

/** A handle that an account of a tenant is to have. */
export interface Claim {
  readonly accountId: string;
  readonly value: string;
}

/** Of several that ask for one value the first asks; one statement takes none twice. */
const firstOfEach = (claims: readonly Claim[]): Claim[] => [
  ...new Map(claims.toReversed().map((claim) => [claim.value, claim])).values(),
];

/** Which claims came through: the value is the account's. */
function taken(claims: readonly Claim[], asked: readonly Claim[], values: readonly { value: string }[]) {
  const got = new Set(values.map(({ value }) => value));
  return claims.map((claim) => asked.includes(claim) && got.has(claim.value));
}

/** Makes normalised names those that accounts sign in with; tells of each whether it is not somebody else's. */
export async function claimNames(on: Queryable, tenantId: string, claims: readonly Claim[]) {
  const asked = firstOfEach(claims);
  const ids = asked.map(({ accountId }) => accountId);
  const values = asked.map(({ value }) => value);
  return taken(claims, asked, await takeNames.all(on, tenantId, ids, values));
}

/** The same for numbers (E.164). */
export async function claimPhones(
  on: Queryable,
  tenantId: string,
  claims: readonly Claim[],
  country: Country,
) {
  const asked = firstOfEach(claims);
  const ids = asked.map(({ accountId }) => accountId);
  const values = asked.map(({ value }) => value);
  const shown = values.map((phone) => shownPhone(phone, country));
  const spellings = [...values, ...values.map((phone) => phone.slice(1)), ...shown];
  return taken(claims, asked, await takePhones.all(on, tenantId, ids, values, shown, spellings));
}

/** Makes a normalised name the one that an account signs in with; false when it is somebody else's. */
export async function claimName(on: Queryable, { tenantId, accountId }: Owner, name: string) {
  return (await claimNames(on, tenantId, [{ accountId, value: name }]))[0] === true;
}

/** Makes a number (E.164) the one that an account signs in with; false when it is somebody else's. */
export async function claimPhone(
  on: Queryable,
  { tenantId, accountId }: Owner,
  phone: string,
  country: Country,
) {
  return (await claimPhones(on, tenantId, [{ accountId, value: phone }], country))[0] === true;
}
