import { entrustStatus, phoneForPartner } from '@svcdesk/core/rules';
import { useText } from '../../platform/i18n/use-text.ts';
import type { EntrustOrder } from './entrust.ts';
import { EntrustTop } from './entrust-top.tsx';
import { entrustText } from './phrases.ts';
import { type Shared, SharedPart } from './shared-part.tsx';
import { SightNotes } from './sight-notes.tsx';

/** What of an order stands on the partner's screen. */
export type PartnerSight = Shared &
  Pick<
    EntrustOrder,
    'title' | 'status' | 'priority' | 'typeName' | 'dueAt' | 'paused' | 'createdAt' | 'finishedAt'
  >;

const phoneShown: readonly number[] = [entrustStatus.processing, entrustStatus.finished];

/** An order as the partner sees it: the phone only once their engineer has accepted. */
export function PartnerSees({ thing }: { thing: PartnerSight }) {
  const text = useText(entrustText).shared;
  const { status, reportPhone } = thing;
  const phone = phoneShown.includes(status) ? reportPhone : phoneForPartner(reportPhone);
  return (
    <>
      <EntrustTop thing={thing} />
      <SharedPart shared={{ ...thing, reportPhone: phone }} />
      <SightNotes sees={text.sees} seesNot={text.seesNot} />
    </>
  );
}
