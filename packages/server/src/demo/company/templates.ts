import { templateFields, templates } from '../../platform/db/schema/catalogs.ts';
import type { FieldPlan, OptionPlan } from '../plan/field-plan.ts';
import type { TemplatePlan } from '../plan/plan.ts';
import type { AskedField, Site, Template } from './company.ts';
import { type Founding, instant } from './founding.ts';

const firstVersion = 1;

const optionTree = (options: readonly OptionPlan[]): { value: string; label: string }[] =>
  options.map(({ label, children }) => ({
    value: label,
    label,
    ...(children && { children: optionTree(children) }),
  }));

/** A field as it is stored and judged; keys of other fields become their ids. */
function fieldOf(idOf: (key: string) => string, plan: FieldPlan, sort: number): AskedField {
  const {
    key,
    type,
    required = false,
    visibleWhen,
    columns,
    optionTree: tree,
    options,
    samples = [],
    ...rest
  } = plan;
  return {
    ...rest,
    ...(options && { options: [...options] }),
    fieldId: idOf(key),
    templateVersion: firstVersion,
    fieldTypeName: type,
    required,
    sort,
    samples,
    ...(tree && { optionTree: optionTree(tree) }),
    ...(visibleWhen && { visibleWhen: { fieldId: idOf(visibleWhen.key), in: [...visibleWhen.in] } }),
    ...(columns && {
      columns: columns.map((column, index) => fieldOf((own) => idOf(`${key}.${own}`), column, index + 1)),
    }),
  };
}

/** What is kept of a field beside its own columns. */
function settingsOf({
  samples: _samples,
  columns,
  templateVersion: _version,
  ...settings
}: AskedField): object {
  const { fieldId: _id, name: _name, fieldTypeName: _type, required: _required, ...rest } = settings;
  const { internal: _internal, sort: _sort, ...own } = rest;
  return columns ? { ...own, columns: columns.map(storedColumn) } : own;
}

function storedColumn({ samples: _samples, templateVersion: _version, ...column }: AskedField): object {
  return column;
}

function foundTemplate({ basket, ids, tenantId, foundedAt }: Founding, plan: TemplatePlan): Template {
  const id = ids.of('template', plan.key);
  basket.put(templates, {
    tenantId,
    id,
    name: plan.name,
    orderTypeId: ids.of('type', plan.type),
    cellId: plan.cell ? ids.of('cell', plan.cell) : null,
    version: firstVersion,
    createdAt: instant(foundedAt),
  });
  const fields = plan.fields.map((field, index) =>
    fieldOf((key) => ids.of('field', `${plan.key} ${key}`), field, index + 1),
  );
  for (const field of fields) {
    const { fieldId, name, fieldTypeName, required, internal = false, sort } = field;
    basket.put(templateFields, {
      tenantId,
      templateId: id,
      templateVersion: firstVersion,
      fieldId,
      name,
      fieldTypeName,
      required,
      internal,
      sort,
      settings: { ...settingsOf(field) },
    });
  }
  return { id, version: firstVersion, fields };
}

/** Makes the templates; gives the look-up of the one that an order is written by. */
export function foundTemplates(founding: Founding): (site: Site, typeId: string) => Template | undefined {
  const { ids, plan } = founding;
  const made = plan.templates.map((each) => ({ each, template: foundTemplate(founding, each) }));
  return (site, typeId) => {
    const ofType = made.filter(({ each }) => ids.of('type', each.type) === typeId);
    const own = ofType.find(({ each }) => each.cell === site.key);
    return (own ?? ofType.find(({ each }) => !each.cell))?.template;
  };
}
