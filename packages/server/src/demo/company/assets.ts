import { dateOfDay } from '@svcdesk/core/sla';
import { ngramsOfAsset } from '../../modules/assets/searched.ts';
import { assetClasses, assets } from '../../platform/db/schema/assets.ts';
import type { AssetClassPlan, AssetPropertyPlan, CellPlan } from '../plan/plan.ts';
import type { Asset } from './company.ts';
import { putSighting } from './devices.ts';
import { type Founding, instant } from './founding.ts';
import { flatten } from './ids.ts';

const dayMs = 86_400_000;
const offShelfReasons = ['scrapped', 'returned', 'sold', 'lost'] as const;
/** Part of the assets that have been taken off the shelf. */
const offShelfShare = 0.08;

/** Makes the classes with the definitions of their properties. */
export function foundAssetClasses({ basket, ids, plan, tenantId }: Founding): void {
  for (const { node, parent, sort } of flatten(plan.assetClasses)) {
    basket.put(assetClasses, {
      tenantId,
      id: ids.of('assetClass', node.key),
      parentId: parent ? ids.of('assetClass', parent.key) : null,
      zh: node.zh,
      en: node.en,
      sort,
      deviceKind: node.deviceKind ?? null,
      properties: (node.properties ?? []).map((property) => ({ ...property })),
    });
  }
}

type Values = Record<string, string | number>;

function valuesOf(
  { chance, foundedAt }: Founding,
  properties: readonly AssetPropertyPlan[],
  model: string,
  place: string,
): Values {
  const [maker = '', ...rest] = model.split(' ');
  const boughtDay = Math.floor(foundedAt / dayMs) - chance.whole(30, 900);
  const known: Values = {
    maker,
    model: rest.join(' '),
    serialNo: `${maker.length}${chance.whole(10_000_000, 99_999_999)}`,
    boughtOn: dateOfDay(boughtDay),
    warrantyEndsOn: dateOfDay(boughtDay + 3 * 365),
    place,
    // Of loopback: what the demo checks never leaves the machine it runs on.
    ip: `127.${chance.whole(10, 60)}.${chance.whole(0, 9)}.${chance.whole(2, 250)}`,
    memoryGb: chance.pick([8, 16, 32]),
    ports: chance.pick([24, 48]),
    capacityKva: 20,
  };
  return Object.fromEntries(
    properties.map(({ key, options }) => [key, options ? chance.pick(options) : (known[key] ?? '')]),
  );
}

const places = ['一层', '二层', '三楼机房', '办公区', '收货区', '弱电间'] as const;

function putAsset(founding: Founding, cell: CellPlan, kind: AssetClassPlan, index: number): Asset {
  const { basket, chance, ids, tenantId, foundedAt, now } = founding;
  const { properties = [], models = [], code: prefix = '' } = kind;
  const [model, label] = chance.pick(models);
  const code = `${prefix}-${cell.code.replace('-', '')}-${String(index + 1).padStart(2, '0')}`;
  const id = ids.of('asset', code);
  const place = chance.pick(places);
  const name = `${label}${index + 1}`;
  const onShelf = !chance.happens(offShelfShare);
  const changedAt = instant(onShelf ? foundedAt : now - chance.between(5, 80) * dayMs);
  const values = valuesOf(founding, properties, model, place);
  basket.put(assets, {
    tenantId,
    id,
    code,
    name,
    classId: ids.of('assetClass', kind.key),
    cellId: ids.of('cell', cell.key),
    flag: onShelf ? 1 : 0,
    offShelfReason: onShelf ? null : chance.pick(offShelfReasons),
    properties: values,
    aliases: kind.code === 'POS' ? { place: '台位' } : {},
    version: onShelf ? 1 : 2,
    createdAt: instant(foundedAt),
    updatedAt: changedAt,
    grams: ngramsOfAsset({ name, code, properties: values }, cell.name),
  });
  if (onShelf && kind.deviceKind) putSighting(founding, id);
  return { id, name: `${name}（${place}）`, onShelf };
}

/** Puts machines of every class into a site. */
export function foundAssets(founding: Founding, cell: CellPlan): Asset[] {
  const { chance, plan } = founding;
  const kinds = flatten(plan.assetClasses).flatMap(({ node }) => (node.models ? [node] : []));
  return kinds.flatMap((kind) => {
    const count = chance.whole(1, kind.most ?? 1);
    return Array.from({ length: count }, (_, index) => putAsset(founding, cell, kind, index));
  });
}
