import { visibleFields } from '@svcdesk/core/format';
import { type Instant, type OrderSource, orderSource, type PriorityCode } from '@svcdesk/core/rules';
import { dateOfDay, timeZone } from '@svcdesk/core/sla';
import type { Chance } from '../chance.ts';
import type { Case } from '../companies.ts';
import type { AskedField, Client, Company, Member, Reporter, Service, Site } from '../company/company.ts';
import { instant } from '../company/founding.ts';
import type { StoryDraft } from '../story/draft.ts';
import type { Photo } from '../story/effects.ts';

interface Asked {
  readonly company: Company;
  readonly chance: Chance;
  readonly site: Site;
  readonly at: number;
}

const maxRows = 3;

function tableOf(asked: Asked, field: AskedField): string {
  const { columns = [] } = field;
  const rows = Array.from({ length: asked.chance.whole(1, maxRows) }, (_, index) =>
    Object.fromEntries(
      columns.map(({ fieldId, fieldTypeName, options }) => {
        if (options) return [fieldId, asked.chance.pick(options)];
        return [fieldId, fieldTypeName === 'number' ? String(index + 1) : `G0/${index + 1}`];
      }),
    ),
  );
  return JSON.stringify(rows);
}

/** A plausible answer for a field; undefined when none fits. */
function answerOf(asked: Asked, field: AskedField): string | undefined {
  const { company, chance, site, at } = asked;
  const day = (more: number) => dateOfDay(timeZone(company.timeZone).dayOf(at) + more);
  const named = ({ id, name }: { id: string; name: string }) => JSON.stringify([{ id, name }]);
  switch (field.fieldTypeName) {
    case 'date':
      return day(chance.whole(1, 10));
    case 'datetime':
      return instant(at - chance.whole(10, 300) * 60_000);
    case 'dateRange': {
      const from = chance.whole(2, 8);
      return JSON.stringify([day(from), day(from + 1)]);
    }
    case 'user':
      return named(chance.pick([...company.members.values()]));
    case 'group':
      return named(chance.pick([...company.teams.values()]));
    case 'asset': {
      const found = site.assets.filter(({ onShelf }) => onShelf);
      return found.length > 0 ? named(chance.pick(found)) : undefined;
    }
    case 'table':
      return tableOf(asked, field);
    default:
      return field.samples.length > 0 ? chance.pick(field.samples) : undefined;
  }
}

const answeredShare = 0.7;

/** Answers to the fields of a template, as a person of that side gives them. */
function answersTo(
  asked: Asked,
  fields: readonly AskedField[],
  side: 'client' | 'staff',
): StoryDraft['answers'] {
  const open = fields.filter(({ internal }) => side === 'staff' || !internal);
  const values = new Map<string, string>();
  for (const field of open) {
    if (!field.required && !asked.chance.happens(answeredShare)) continue;
    const value = answerOf(asked, field);
    if (value !== undefined) values.set(field.fieldId, value);
  }
  const shown = new Set(visibleFields(open, values).map(({ fieldId }) => fieldId));
  return [...values].flatMap(([fieldId, fieldValue]) =>
    shown.has(fieldId) ? [{ fieldId, fieldValue }] : [],
  );
}

/** What a story fixes of its beginning; the rest is left to chance. */
export interface Wish {
  readonly site?: Site;
  readonly service?: Service;
  readonly fault?: Case;
  readonly client?: Client;
  readonly priority?: PriorityCode;
  readonly repeatOfId?: string;
}

const minuteMs = 60_000;
const byClientShare = 0.7;
const withAssetShare = 0.4;

const byWeight = <T extends { weight: number }>(list: readonly T[]) =>
  list.map((each) => [each, each.weight] as const);

/** Who writes orders for others: the service desk, those at the screens, the leads of service engineering. */
function staffFor({ members, dispatcherIds }: Company, chance: Chance, source: OrderSource): Member {
  const role = (['dispatcher', 'monitor', 'se'] as const)[source];
  const dispatchers =
    source === orderSource.operations ? dispatcherIds.flatMap((id) => members.get(id) ?? []) : [];
  if (dispatchers.length > 0) return chance.pick(dispatchers);
  const all = [...members.values()];
  const able = all.filter(({ actor }) => actor.roles.includes(role));
  return chance.pick(able.length > 0 ? able : all.filter(({ actor }) => actor.roles.includes('lead')));
}

function reporterOf(chance: Chance, { reporters }: Site, client: Client | undefined): Reporter {
  const own = client && reporters.find(({ accountId }) => accountId === client.id);
  return own ?? chance.pick(reporters);
}

function clientOf(chance: Chance, site: Site, source: OrderSource): Client | undefined {
  if (source !== orderSource.operations || site.clients.length === 0 || !chance.happens(byClientShare))
    return undefined;
  return chance.pick(site.clients);
}

function servicesFor({ services }: Company, site: Site): Service[] {
  return services.filter((service) => service.offeredTo(site) && service.cases.length > 0);
}

const withPhotoShare = 0.45;

/** The photo that the reporter took, if any. */
export function photoOf(
  { pictures }: Company,
  chance: Chance,
  scene: string,
  name: string,
): Photo | undefined {
  const picture = pictures.get(scene);
  return picture && chance.happens(withPhotoShare) ? { name, picture } : undefined;
}

/** A draft of an order raised at an instant. */
export function raise(company: Company, chance: Chance, at: Instant, wish: Wish = {}): StoryDraft {
  const site = wish.site ?? chance.weighted(byWeight(company.sites));
  const service = wish.service ?? chance.weighted(byWeight(servicesFor(company, site)));
  const { source } = service;
  const client = wish.client ?? clientOf(chance, site, source);
  const by = client?.actor ?? staffFor(company, chance, source).actor;
  const onShelf = site.assets.filter((asset) => asset.onShelf);
  const template = company.templateFor(site, service.typeId);
  return {
    at,
    by,
    site,
    service,
    reporter: reporterOf(chance, site, client),
    fault: wish.fault ?? chance.pick(service.cases),
    source,
    priority: wish.priority,
    sinceMs: chance.whole(2, 120) * minuteMs,
    scope: chance.weighted([
      [1, 5],
      [2, 3],
      [3, 3],
      [4, 1],
    ]),
    assetIds: onShelf.length > 0 && chance.happens(withAssetShare) ? [chance.pick(onShelf).id] : [],
    answers: template ? answersTo({ company, chance, site, at }, template.fields, by.kind) : [],
    repeatOfId: wish.repeatOfId,
    photo: photoOf(company, chance, service.key, '现场照片.png'),
  };
}
