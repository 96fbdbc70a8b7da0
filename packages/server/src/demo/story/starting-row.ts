import type { OrderState, RecordDraft } from '@svcdesk/core/rules';
import { isoOf } from '../../engine/instants.ts';
import type { LockedRow } from '../../modules/orders/act/lock.ts';
import { columnsOfState } from '../../modules/orders/row/state.ts';
import { slaColumns } from '../../modules/orders/sla/refold.ts';
import type { Commitment, Company, Template } from '../company/company.ts';
import { instant } from '../company/founding.ts';
import type { StoryDraft } from './draft.ts';

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
export function startingRow({
  company,
  draft,
  orderNo,
  promise,
  template,
  state,
  records,
}: Beginning): LockedRow {
  const { site, service, reporter, fault, at, by, sinceMs } = draft;

  const accepted = records.find((record) => record.action === 'accept')?.effectiveAt;
  return {
    tenantId: company.tenantId,
    orderNo,
    content: fault.content,
    attachments: '',
    source: draft.source,
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
    id: state.id,
    title: fault.title,
    faultAt: instant(at - sinceMs),
    acceptedAt: isoOf(accepted),
    hungUpAt: state.status === 4 ? instant(at) : null,
    solution: null,
    causeCode: null,
    spentMinutes: null,
    beforePhotos: '',
    afterPhotos: '',
    signature: '',
    clockedInAt: null,
    clockedInById: null,
    repeatOfId: draft.repeatOfId ?? null,
    requirementId: null,
    entrusted: false,
    duty: !company.officeClock.isOpen(at) && company.onDuty(state.groupId, at).length > 0,
    responseTargetMinutes: promise.responseMinutes,
    resolveTargetMinutes: promise.resolveMinutes,
    calendarId: promise.calendarId,
    calendarVersion: promise.calendarVersion,
    createdAt: instant(at),
    updatedAt: instant(at),
    recordCount: 0,
    lastRecordHash: null,
    ...slaColumns({ phase: 'none', counted: false }),
    ...columnsOfState(state),
  };
}
