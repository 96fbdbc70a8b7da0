import {
  apply,
  create,
  type Effect,
  type OrderState,
  type PriorityCode,
  type RecordDraft,
} from '@svcdesk/core/rules';
import { computeSla } from '@svcdesk/core/sla';
import { type RecordRow, recordRows } from '../../engine/records.ts';
import type { LockedRow } from '../../modules/orders/actions/lock.ts';
import { followUps } from '../../modules/orders/actions/order-action.ts';
import { checkAnswers, type FieldRow } from '../../modules/orders/create/fields.ts';
import { columnsOfState, newOrderColumns } from '../../modules/orders/row/state.ts';
import { slaColumns } from '../../modules/orders/sla/recompute-sla.ts';
import type { evaluations, suggestionChoices } from '../../platform/db/schema/order-records.ts';
import type { Chance } from '../chance.ts';
import type { Commitment, Company, Template } from '../company/company.ts';
import { instant } from '../company/founding.ts';
import type { Step, StoryDraft } from './draft.ts';
import {
  type Album,
  type Copies,
  createAlbum,
  createCopies,
  createMail,
  createPlanBook,
  type Mail,
  type PlanBook,
} from './effects.ts';

interface Beginning {
  readonly company: Company;
  readonly draft: StoryDraft;
  readonly orderNo: string;
  readonly promise: Commitment;
  readonly template: Template | undefined;
  readonly state: OrderState;
  readonly records: readonly RecordDraft[];
}

/** The row of an order that was just raised, as the server makes it (orders/create/create-order.ts). */
function startingRow({ company, draft, orderNo, promise, template, state, records }: Beginning): LockedRow {
  const { site, service, reporter, fault, at, by, sinceMs } = draft;
  return {
    tenantId: company.tenantId,
    orderNo,
    content: fault.content,
    attachments: '',
    impactScope: draft.scope,
    typeId: service.typeId,
    typeName: service.typeName,
    catalogId: service.id,
    catalogName: service.name,
    templateId: template?.id ?? null,
    templateVersion: template?.version ?? null,
    cellId: site.id,
    cellName: site.name,
    customerId: site.customerId,
    customerName: site.customerName,
    reporterId: reporter.id,
    reportName: reporter.name,
    reportPhone: reporter.phone,
    reportAccountId: reporter.accountId,
    creatorId: by.accountId,
    creatorKind: by.kind,
    draftHash: null,
    title: fault.title,
    faultAt: instant(at - sinceMs),
    repeatOfId: draft.repeatOfId ?? null,
    duty: !company.officeClock.isOpen(at) && company.onDuty(state.groupId, at).length > 0,
    responseTargetMinutes: promise.responseMinutes,
    resolveTargetMinutes: promise.resolveMinutes,
    calendarId: promise.calendarId,
    calendarVersion: promise.calendarVersion,
    updatedAt: instant(at),
    recordCount: 0,
    lastRecordHash: null,
    ...slaColumns({ phase: 'none', counted: false }),
    ...newOrderColumns(state, records, at),
  };
}

type Evaluation = typeof evaluations.$inferInsert;
type Choice = typeof suggestionChoices.$inferInsert;

/** An order with everything that was written because of it. */
export interface Story {
  readonly state: OrderState;
  readonly row: LockedRow;
  readonly company: Company;
  readonly draft: StoryDraft;
  /** All that was done after it was raised. */
  readonly steps: readonly Step[];
  readonly fields: readonly FieldRow[];
  readonly assetIds: readonly string[];
  readonly plans: PlanBook;
  readonly copies: Copies;
  readonly mail: Mail;
  readonly album: Album;
  readonly evaluation: Evaluation | undefined;
  readonly choices: readonly Choice[];
  /** Does what a step says, by core's rules; a step that they refuse is a mistake of the story's. */
  go(step: Step): void;
  /** The finished order and its records, each linked to the one before. */
  end(): { readonly row: LockedRow; readonly records: readonly RecordRow[] };
}

/** What core's rules make of a draft. One that they refuse is a mistake of the story's. */
function raise(company: Company, chance: Chance, draft: StoryDraft, promise: Commitment) {
  const { by, asked, service, site, at } = draft;
  const { responseMinutes, resolveMinutes } = promise;
  const created = create(
    {
      id: chance.idAt(at),
      source: draft.source,
      groupId: company.teamFor(site, service).id,
      createdById: by.accountId,
      createdByKind: by.kind,
      reporterAccountId: draft.reporter.accountId ?? undefined,
      customerId: site.customerId,
      cellId: site.id,
      serviceMode: service.serviceMode,
      priority: priorityOf(draft),
      typeId: service.typeId,
      serverCatalogId: service.id,
      reportId: draft.reporter.id,
      title: draft.fault.title,
    },
    by,
    asked,
    { targets: { responseMinutes, resolveMinutes } },
    at,
  );
  if (!created.ok) throw new Error(`An order cannot be raised so: ${JSON.stringify(created.refusal)}`);
  return created;
}

/** Staff may say how urgent it is; what others ask for is as urgent as its service. */
function priorityOf({ by, priority, service }: StoryDraft): PriorityCode {
  return (by.kind === 'staff' ? priority : undefined) ?? service.priority;
}

/** The row of what was said of an order in the end. */
function evaluationOf(
  { tenantId, teams }: Company,
  { id, handlerId, groupId }: OrderState,
  given: NonNullable<Step['evaluation']>,
  { effectiveAt }: RecordDraft,
): Evaluation {
  return {
    tenantId,
    orderId: id,
    attachment: '',
    ...given,
    handlerId: handlerId ?? null,
    handlerGroupName: teams.get(groupId)?.name ?? '',
    createdAt: instant(effectiveAt),
  };
}

/** The engineer who was chosen where one was suggested, as the server keeps it (orders/advice/choices.ts). */
function choiceOf(
  { tenantId }: Company,
  { id: orderId, groupId, assigneeId: chosenId }: OrderState,
  seq: number,
  suggestedId: string,
  { round, recordedAt }: RecordDraft,
): Choice[] {
  if (!chosenId) return [];
  return [{ tenantId, orderId, seq, round, groupId, suggestedId, chosenId, chosenAt: instant(recordedAt) }];
}

/** Begins the story of an order: it is raised. Messages sent before `mailFrom` are left out. */
export function beginStory(
  company: Company,
  chance: Chance,
  orderNo: string,
  draft: StoryDraft,
  mailFrom = 0,
): Story {
  const { by, service, site, at } = draft;
  const promise = service.promises[priorityOf(draft)];
  const created = raise(company, chance, draft, promise);
  const template = company.templateFor(site, service.typeId);
  const fields = template
    ? checkAnswers(template.fields, draft.answers, { actor: by, timeZone: company.timeZone })
    : [];
  const records: RecordDraft[] = [...created.records];
  const steps: Step[] = [];
  const choices: Choice[] = [];
  const plans = createPlanBook(chance);
  const copies = createCopies(company, chance);
  const mail = createMail(company, copies, chance);
  const row = startingRow({ company, draft, orderNo, promise, template, state: created.order, records });
  const album = createAlbum(company.tenantId, created.order.id, chance);
  if (draft.photo) row.attachments = album.keep(draft.photo, by.accountId, at);
  let state = created.order;
  let rowIsBehind = false;
  let evaluation: Story['evaluation'];

  /** The columns of the state are computed on demand. */
  function rowNow(): LockedRow {
    if (rowIsBehind) Object.assign(row, columnsOfState(state));
    rowIsBehind = false;
    return row;
  }

  function doEffects(record: RecordDraft, effects: readonly Effect[]): void {
    const now = record.recordedAt;
    for (const effect of effects) {
      if (effect.kind === 'schedules') plans.cut(effect, now);
      else if (effect.kind === 'plan') plans.plan(row, effect, record.byId ?? null, now);
      else if (effect.kind === 'copy') copies.copy(row.id, effect, record.byId ?? '', now);
      else if (effect.kind === 'message' && now >= mailFrom) mail.send(rowNow(), record, effect);
    }
  }

  const last = records.at(-1);
  if (last) doEffects(last, created.effects);

  return {
    get state() {
      return state;
    },
    get row() {
      return rowNow();
    },
    get evaluation() {
      return evaluation;
    },
    company,
    draft,
    steps,
    fields,
    choices,
    assetIds: draft.assetIds,
    plans,
    copies,
    mail,
    album,
    go(step) {
      const { at: now, by: actor, evaluation: given, photo } = step;
      const shown = photo && actor.kind !== 'job' ? album.keep(photo, actor.accountId, now) : undefined;
      const command = shown ? { ...step.command, attachments: shown } : step.command;
      const result = shown && command.action === 'resolve' ? { afterPhotos: shown } : {};
      const applied = apply(state, actor, command, now);
      if (!applied.ok) {
        throw new Error(`${command.action} of ${orderNo} was refused: ${JSON.stringify(applied.refusal)}`);
      }
      const spoken = given && !given.autoEvaluate;
      const record = spoken ? { ...applied.record, content: given.content } : applied.record;
      state = applied.order;
      steps.push(step);
      records.push(record);
      Object.assign(row, step.columns, result, followUps(row, record, state.clockedIn));
      row.status = state.status;
      row.updatedAt = instant(now);
      rowIsBehind = true;
      doEffects(record, applied.effects);
      if (given) evaluation = evaluationOf(company, state, given, record);
      if (step.suggestedId)
        choices.push(...choiceOf(company, state, records.length, step.suggestedId, record));
    },
    end() {
      const { tenantId, id, calendarId } = rowNow();
      const clock = company.clockOf(calendarId ?? promise.calendarId);
      const history = recordRows({ tenantId, id, recordCount: 0, lastRecordHash: null }, records, chance);
      Object.assign(row, history.head, slaColumns(computeSla(records, clock)));
      return { row, records: history.rows };
    },
  };
}
