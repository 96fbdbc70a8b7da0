import { type Queryable, statement } from '../../db/index.ts';
import { type ChainKeys, keyIdOf } from '../chain-key.ts';
import { deployment, type End, isSigned, type SignedEnd } from '../ends.ts';
import type { Break } from './break.ts';

const allEnds = statement<SignedEnd & { hasTenant: boolean }>(
  'audit.ends',
  `SELECT e.tenant_id AS "tenantId", e.count, e.seal, e.mac, t.id IS NOT NULL AS "hasTenant"
   FROM audit_ends e LEFT JOIN tenants t ON t.id = e.tenant_id ORDER BY e.tenant_id`,
);

/** Where the chain of seals of a tenant is to end, if that is known, and what is wrong with the ends of all tenants. */
export async function readEnds(
  on: Queryable,
  tenantId: string,
  keys: ChainKeys,
): Promise<{ readonly end?: End | undefined; readonly broken?: Break | undefined }> {
  const ends = await allEnds.all(on);
  const tenants = ends.filter((each) => each.tenantId !== deployment);
  const all = ends.find((each) => each.tenantId === deployment);
  const broken = (why: Break['why'], of = deployment, keyId?: string): Break => ({
    in: 'ends',
    id: of || 'all',
    why,
    ...(keyId && { keyId }),
  });
  const end = tenants.find((each) => each.tenantId === tenantId);
  const forged = ends.find((each) => !isSigned(each, keys));
  if (forged) {
    const keyId = keyIdOf(forged.mac);
    const isOther = keyId !== undefined && !keys.known.has(keyId);
    return {
      end,
      broken: broken(isOther ? 'keyUnknown' : 'endWrong', forged.tenantId, isOther ? keyId : undefined),
    };
  }
  if (!all || tenants.length !== all.count) return { end, broken: broken('endMissing') };
  const left = tenants.find(({ hasTenant }) => !hasTenant);
  return { end, broken: left && broken('tenantMissing', left.tenantId) };
}
