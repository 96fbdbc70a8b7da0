import { reviewIs } from '../../engine/statuses.ts';
import { statement, type Transaction } from '../../platform/db/index.ts';
import { ownerNgrams, partnerNgrams } from '../entrust/index.ts';
import { orderNgrams } from '../orders/index.ts';
import { requirementNgrams } from '../requirements/index.ts';
import { eraseRecords } from './erase-records.ts';

/** Who is forgotten, as the account was. */
export interface Person {
  readonly tenantId: string;
  readonly accountId: string;
  readonly name: string;
  readonly phone: string | null;
  /** The phone as people of their country write it, as in free text. */
  readonly phoneAsWritten: string | null;
  readonly customerId: string | null;
}

/** What is left of a name: its first character. */
const masked = (column: string) => `CASE WHEN ${column} = '' THEN '' ELSE left(${column}, 1) || '**' END`;

const account = statement<object, [tenantId: string, accountId: string, at: Date]>(
  'erase.account',
  `UPDATE accounts SET name = ${masked('name')}, account_name = 'deleted-' || id, phone = NULL, email = NULL,
     photo = NULL, password_hash = NULL, current_group_id = NULL, under_review = false, deleted_at = $3,
     version = version + 1, updated_at = $3
   WHERE tenant_id = $1 AND id = $2`,
);

/** Tables that say nothing once their owner is gone. */
const ownTables = [
  'sign_in_directory',
  'account_roles',
  'account_cells',
  'group_members',
  'group_leads',
  'engineer_profiles',
  'engineer_skills',
  'service_areas',
  'saved_filters',
  'messages',
  'join_requests',
  'push_subscriptions',
];

const drops = ownTables.map((table) =>
  statement<object, [tenantId: string, accountId: string]>(
    `erase.${table}`,
    `DELETE FROM ${table} WHERE tenant_id = $1 AND account_id = $2`,
  ),
);

const answers = statement<object, [tenantId: string, accountId: string]>(
  'erase.answers',
  'DELETE FROM idempotency_keys WHERE tenant_id = $1 AND owner = $2',
);

const codes = statement<object, [phone: string, tenantId: string, accountId: string]>(
  'erase.codes',
  `WITH tickets AS (DELETE FROM password_tickets WHERE account_tenant_id = $2 AND account_id = $3)
   DELETE FROM verification_codes WHERE tenant_id = $2 AND phone = $1`,
);

/** Their picture and certificates have no owner any more, and go with the unbound files. */
const ownFiles = statement<object, [tenantId: string, accountId: string]>(
  'erase.ownFiles',
  `WITH freed AS (
     DELETE FROM file_bindings WHERE tenant_id = $1 AND object_kind IN ('portrait', 'certificate') AND object_id = $2
     RETURNING file_id)
   UPDATE files SET bound_at = NULL, name = 'deleted' WHERE tenant_id = $1 AND id IN (SELECT file_id FROM freed)`,
);

const proposals = statement<object, [tenantId: string, accountId: string, at: Date]>(
  'erase.proposals',
  `UPDATE reviews SET proposal = '{}', before = NULL, status = CASE WHEN ${reviewIs('', 'waiting')} THEN 3 ELSE status END,
     version = version + 1, updated_at = $3
   WHERE tenant_id = $1 AND applicant_id = $2`,
);

/** Reporters that they are: by account, or by the same number. */
const reporters = statement<
  { id: string; cellId: string },
  [tenantId: string, accountId: string, phone: string | null, at: Date]
>(
  'erase.reporters',
  `UPDATE reporters SET name = ${masked('name')}, phone = '', deleted_at = coalesce(deleted_at, $4), updated_at = $4
   WHERE tenant_id = $1 AND (account_id = $2 OR phone = $3)
   RETURNING id, cell_id AS "cellId"`,
);

const contacts = statement<object, [tenantId: string, customerId: string | null, phone: string | null]>(
  'erase.contacts',
  `UPDATE cells SET contact_name = ${masked('contact_name')}, contact_phone = '', version = version + 1
   WHERE tenant_id = $1 AND customer_id = $2 AND contact_phone = $3`,
);

type Reported = [
  tenantId: string,
  accountId: string,
  phone: string | null,
  reporterIds: readonly string[],
  cellIds: readonly string[],
  customerId: string | null,
  /** What was written before phones were kept as E.164, or in another form, stands as it was written. */
  asWritten: string | null,
];

/** Work that they reported: by account, as a reporter, or by the same number at their sites. */
const reportedIn = (table: 'orders' | 'requirements') =>
  statement<{ id: string }, Reported>(
    `erase.${table}`,
    `UPDATE ${table} w SET report_name = ${masked('w.report_name')}, report_phone = ''
     WHERE w.tenant_id = $1 AND w.cell_id IN (
         SELECT unnest($5::uuid[]) UNION SELECT id FROM cells WHERE tenant_id = $1 AND customer_id = $6)
       AND (w.report_account_id = $2 OR w.reporter_id = ANY($4::uuid[])
         OR (w.report_phone <> '' AND regexp_replace(w.report_phone, '[\\s-]', '', 'g') IN ($3, $7)))
     RETURNING w.id`,
  );

const orders = reportedIn('orders');
const requirements = reportedIn('requirements');

const entrusted = statement<
  { id: string; partnerTenantId: string },
  [tenantId: string, orderIds: readonly string[]]
>(
  'erase.entrusted',
  `UPDATE entrust_owner_halves h SET report_name = ${masked('h.report_name')}, report_phone = ''
   WHERE h.tenant_id = $1 AND h.order_id = ANY($2::uuid[])
   RETURNING h.id, h.partner_tenant_id AS "partnerTenantId"`,
);

/** Whole values alone: a short name stands in many a word. */
const fields = statement<
  object,
  [tenantId: string, orderIds: readonly string[], name: string, phone: string, asWritten: string]
>(
  'erase.fields',
  `UPDATE order_fields SET
     field_value = CASE WHEN field_value IN ($3, $4, $5) THEN ${masked('field_value')}
       ELSE replace(field_value, to_json($3::text)::text, to_json(left($3, 1) || '**')::text) END,
     display = CASE WHEN display IN ($3, $4, $5) THEN ${masked('display')} ELSE display END
   WHERE tenant_id = $1 AND order_id = ANY($2::uuid[])
     AND (field_value IN ($3, $4, $5) OR display IN ($3, $4, $5) OR strpos(field_value, to_json($3::text)::text) > 0)`,
);

/** What others were answered about them, kept for a repetition of what they asked. */
const answersOfOthers = statement<object, [tenantId: string, name: string, phone: string]>(
  'erase.answersOfOthers',
  `UPDATE idempotency_keys SET answer = replace(replace(answer::text,
     to_json($2::text)::text, to_json(left($2, 1) || '**')::text), to_json($3::text)::text, '""')::jsonb
   WHERE tenant_id = $1 AND (strpos(answer::text, to_json($2::text)::text) > 0
     OR strpos(answer::text, to_json($3::text)::text) > 0)`,
);

const evaluations = statement<object, [tenantId: string, accountId: string, orderIds: readonly string[]]>(
  'erase.evaluations',
  `UPDATE evaluations SET commentator_name = ${masked('commentator_name')}, phone = NULL
   WHERE tenant_id = $1 AND (by_id = $2 OR order_id = ANY($3::uuid[]))`,
);

/**
 * Names of the account in other tenants. Histories there name the partner's organisation, and the account is read
 * anew for readers; but kept idempotent replies and sent webhook bodies hold its name.
 */
const namesAbroad = statement<object, [tenantId: string, accountId: string, name: string]>(
  'erase.namesAbroad',
  `WITH theirs AS (
     SELECT h.id, h.owner_tenant_id FROM entrust_partner_halves h WHERE h.tenant_id = $1 AND EXISTS (
       SELECT FROM order_records r
       WHERE r.tenant_id = $1 AND r.order_id = h.id AND (r.actor_id = $2 OR r.target_account_id = $2))
   ), answered AS (
     UPDATE idempotency_keys k
     SET answer = jsonb_set(k.answer, '{engineerName}', to_jsonb(${masked('$3::text')})) - 'engineerPhone'
     WHERE k.tenant_id = ANY(ARRAY(SELECT owner_tenant_id FROM theirs)) AND k.answer ->> 'engineerName' = $3
       AND k.answer ->> 'id' = ANY(ARRAY(SELECT id::text FROM theirs))
   )
   UPDATE webhook_deliveries d SET body = replace(d.body, '"engineerName":' || to_json($3::text)::text,
     '"engineerName":' || to_json(${masked('$3::text')})::text)
   WHERE d.tenant_id = ANY(ARRAY(SELECT $1::text UNION SELECT owner_tenant_id FROM theirs))
     AND EXISTS (SELECT FROM theirs WHERE strpos(d.body, theirs.id::text) > 0)
     AND strpos(d.body, '"engineerName":' || to_json($3::text)::text) > 0`,
);

/** Forgets a person: name and phone are masked wherever they stand, what is only theirs goes; orders stay. */
export async function erasePerson(tx: Transaction, person: Person, at: Date): Promise<void> {
  const { tenantId, accountId, name, phone, phoneAsWritten, customerId } = person;
  await account.change(tx, tenantId, accountId, at);
  for (const drop of drops) await drop.change(tx, tenantId, accountId);
  await answers.change(tx, tenantId, accountId);
  await ownFiles.change(tx, tenantId, accountId);
  if (phone) await codes.change(tx, phone, tenantId, accountId);
  await proposals.change(tx, tenantId, accountId, at);
  const known = await reporters.all(tx, tenantId, accountId, phone, at);
  if (phone) await contacts.change(tx, tenantId, customerId, phone);

  const reported: Reported = [
    tenantId,
    accountId,
    phone,
    known.map(({ id }) => id),
    known.map(({ cellId }) => cellId),
    customerId,
    phoneAsWritten,
  ];
  const orderIds = (await orders.all(tx, ...reported)).map(({ id }) => id);
  await orderNgrams.renew(tx, tenantId, orderIds);
  const requirementIds = (await requirements.all(tx, ...reported)).map(({ id }) => id);
  await requirementNgrams.renew(tx, tenantId, requirementIds);
  for (const { id, partnerTenantId } of await entrusted.all(tx, tenantId, orderIds)) {
    await ownerNgrams.renew(tx, tenantId, [id]);
    await partnerNgrams.renew(tx, partnerTenantId, [id]);
  }
  await eraseRecords(tx, tenantId, orderIds, at);
  // A name that is nowhere to be found is looked for where there is no phone.
  await fields.change(tx, tenantId, orderIds, name, phone ?? name, phoneAsWritten ?? name);
  await answersOfOthers.change(tx, tenantId, name, phoneAsWritten ?? name);
  await evaluations.change(tx, tenantId, accountId, orderIds);
  await namesAbroad.change(tx, tenantId, accountId, name);
}
