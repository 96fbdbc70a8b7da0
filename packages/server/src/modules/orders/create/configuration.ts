import { type Queryable, statement } from '../../../db/index.ts';
import { oneAsJson } from '../../../db/select-list.ts';
import type { WorkServices } from '../../../http/services.ts';
import {
  type ShownField,
  shownFields,
  type TemplateRow,
  type TemplateWithFields,
  templateWithFieldsSql,
} from '../../templates/find-template.ts';
import { type CatalogFacts, catalogFactsSql, routedTo } from './catalog-facts.ts';

/** What of a draft its configuration depends on. */
export interface Classified {
  readonly tenantId: string;
  readonly cellId: string;
  readonly catalogId: string;
  readonly typeId: string;
  readonly priority: number | null;
}

/** What catalogues, types, targets, calendars, routing and templates say of a draft. */
export interface Configuration {
  /** Of the tenant, in any table that is read here; null when there was none yet. */
  readonly lastChange: number | null;
  /** Absent when there is no such catalogue or type. */
  readonly facts: (CatalogFacts & ReturnType<typeof routedTo>) | undefined;
  readonly template: (TemplateRow & { readonly shown: readonly ShownField[] }) | undefined;
}

/** The tenant's last change, to be read in the same statement as what is judged by what is at hand. */
export const lastChangeSql = '(SELECT c.xid FROM configuration_changes c WHERE c.tenant_id = $1)';

interface Row {
  lastChange: number | null;
  facts: CatalogFacts | null;
  template: TemplateWithFields | null;
}

const read = statement<
  Row,
  [tenantId: string, cellId: string, catalogId: string, typeId: string, priority: number | null]
>(
  'orders.configuration',
  `SELECT ${lastChangeSql} AS "lastChange", ${oneAsJson(catalogFactsSql)} AS facts,
     ${oneAsJson(templateWithFieldsSql('$4'))} AS template`,
);

const kept = new WeakMap<WorkServices['db'], Map<string, Configuration>>();
/** A few kilobytes each. */
const mostKept = 5_000;

function keptBy({ db }: WorkServices): Map<string, Configuration> {
  const known = kept.get(db) ?? new Map<string, Configuration>();
  kept.set(db, known);
  return known;
}

const keyOf = ({ tenantId, cellId, catalogId, typeId, priority }: Classified) =>
  `${tenantId} ${cellId} ${catalogId} ${typeId} ${priority}`;

/** The configuration at hand, which holds only if the tenant's last change is still the same. */
export function configurationAtHand(services: WorkServices, draft: Classified): Configuration | undefined {
  return keptBy(services).get(keyOf(draft));
}

/** Reads the configuration of a draft and keeps it for the next one like it. */
export async function readConfiguration(
  on: Queryable,
  services: WorkServices,
  draft: Classified,
): Promise<Configuration> {
  const { tenantId, cellId, catalogId, typeId, priority } = draft;
  const row = await read.first(on, tenantId, cellId, catalogId, typeId, priority);
  const facts = row?.facts ?? undefined;
  const template = row?.template ?? undefined;
  const found = {
    lastChange: row?.lastChange ?? null,
    facts: facts && { ...facts, ...routedTo(facts, cellId) },
    template: template && { ...template, shown: shownFields(template.fields ?? [], template.version) },
  };
  if (facts) keep(keptBy(services), keyOf(draft), found);
  return found;
}

function keep(all: Map<string, Configuration>, key: string, found: Configuration): void {
  const [oldest] = all.keys();
  if (all.size >= mostKept && oldest !== undefined) all.delete(oldest);
  all.set(key, found);
}
