import type { Instant, OrderSource, PriorityCode } from '@svcdesk/core/rules';
import type { Chance } from '../chance.ts';
import type { Case } from '../companies.ts';
import type { Client, Company, Member, Reporter, Service, Site } from '../company/company.ts';
import type { Photo } from '../story/album.ts';
import type { StoryDraft } from '../story/draft.ts';
import { answersTo } from './answers.ts';

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
  const dispatchers = source === 0 ? dispatcherIds.flatMap((id) => members.get(id) ?? []) : [];
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
  if (source !== 0 || site.clients.length === 0 || !chance.happens(byClientShare)) return undefined;
  return chance.pick(site.clients);
}

function servicesFor({ services }: Company, site: Site): Service[] {
  return services.filter((service) => service.offeredTo(site) && service.cases.length > 0);
}

const withPhotoShare = 0.45;

/** What somebody took a photo of, if they did. */
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
