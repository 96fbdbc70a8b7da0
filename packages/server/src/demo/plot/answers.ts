import { visibleFields } from '@svcdesk/core/format';
import { dateOfDay, timeZone } from '@svcdesk/core/sla';
import type { Chance } from '../chance.ts';
import type { AskedField, Company, Site } from '../company/company.ts';
import { instant } from '../company/founding.ts';
import type { StoryDraft } from '../story/draft.ts';

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

/** What somebody writes into a field; undefined when nothing fits. */
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

/** Answers to the fields of a template, as somebody of that side gives them. */
export function answersTo(
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
