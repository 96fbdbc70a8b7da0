import { kept } from '../../../engine/kept.ts';
import { type CellRow, cellByIdSql } from '../../../engine/visible-cell.ts';
import { statement } from '../../../platform/db/index.ts';
import { oneAsJson } from '../../../platform/db/select-list.ts';
import {
  type ShownField,
  shownFields,
  type TemplateRow,
  type TemplateWithFields,
  templateWithFieldsSql,
} from '../../templates/index.ts';
import { type CatalogFacts, catalogFactsSql, routedTo } from './catalog-facts.ts';
import { type OwnReporterRow, ownReporterSql, type ReporterRow, reporterOfCellSql } from './reporter.ts';

/** What catalogues, types, targets, calendars, routing and templates say of a draft. */
export interface Configuration {
  readonly facts: CatalogFacts & ReturnType<typeof routedTo>;
  readonly template: (TemplateRow & { readonly shown: readonly ShownField[] }) | undefined;
}

type Classified = [
  tenantId: string,
  cellId: string,
  catalogId: string,
  typeId: string,
  priority: number | null,
];

const read = statement<{ facts: CatalogFacts | null; template: TemplateWithFields | null }, Classified>(
  'orders.configuration',
  `SELECT ${oneAsJson(catalogFactsSql)} AS facts, ${oneAsJson(templateWithFieldsSql('$4'))} AS template`,
);

/** The configuration of a draft; undefined when there is no such catalogue or type. */
export const configurationOf = kept(async (on, ...asked: Classified): Promise<Configuration | undefined> => {
  const { facts, template } = (await read.first(on, ...asked)) ?? {};
  if (!facts) return undefined;
  const [, cellId] = asked;
  return {
    facts: { ...facts, ...routedTo(facts, cellId) },
    template: template
      ? { ...template, shown: shownFields(template.fields ?? [], template.version) }
      : undefined,
  };
});

/** The site of a draft, and who may have reported it there: the reporter named, and whoever drafts. */
export interface Place {
  cell: CellRow | null;
  named: ReporterRow | null;
  own: OwnReporterRow | null;
}

type Sited = [tenantId: string, cellId: string, accountId: string, reportId: string | null];

const readPlace = statement<Place, Sited>(
  'orders.place',
  `SELECT ${oneAsJson(cellByIdSql)} AS cell, ${oneAsJson(reporterOfCellSql('$4'))} AS named,
     ${oneAsJson(ownReporterSql('$3'))} AS own`,
);

/** The place of a draft, whether or not its parts are there. */
export const placeOfDraft = kept((on, ...asked: Sited) => readPlace.first(on, ...asked));
