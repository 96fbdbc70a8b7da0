import type { ReactNode } from 'react';
import { Avatar } from '../../components/avatar.tsx';
import { Pill, type PillTone } from '../../components/marks.tsx';
import { useSession } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { OrderTitle } from '../order/order-card.tsx';
import { OrderNumber } from '../order/order-marks.tsx';
import '../order/order.css';
import './work.css';
import { WholeTimes } from '../../components/whole-times.tsx';

interface WorkCardProps {
  title: string;
  orderNo: string;
  status: { words: string; tone: PillTone };
  /** Where it is, and what sets it apart. */
  place: readonly (string | false | undefined)[];
  /** Before the place: a flag. */
  lead?: ReactNode;
  /** When it is due or planned, or was done. */
  due?: string;
  late?: boolean;
  person?: { id?: string; name?: string };
  /** Shown whole from here; without it the card is the head of the whole. */
  to?: string;
  /** Something of this phone has not reached the server yet. */
  waiting?: boolean;
  /** Between place and due: how far it has come. */
  bar?: ReactNode;
  after?: ReactNode;
}

/** The card of work that is no order of operations: the same lines, without the clock of those. */
export function WorkCard(props: WorkCardProps) {
  const { title, orderNo, status, place, lead, due, late, person, to, waiting, bar, after } = props;
  const text = useText(sharedText);
  const mine = useSession((state) => state.signedIn?.id);
  return (
    <article className="sd-order">
      <div className="sd-order-body">
        <div className="sd-order-top">
          <OrderTitle to={to}>{title}</OrderTitle>
          <Pill tone={status.tone}>{status.words}</Pill>
        </div>
        <div className="sd-order-place">
          {lead}
          <span className="sd-cut sd-grow">{place.filter(Boolean).join(' · ')}</span>
          <OrderNumber orderNo={orderNo} />
        </div>
        {bar}
        <div className="sd-order-due">
          {due !== undefined && (
            <span className={late ? 'sd-work-late' : 'sd-work-due'}>
              <WholeTimes>{due}</WholeTimes>
            </span>
          )}
          {waiting ? (
            <span className="sd-order-waiting">{text.state.waiting}</span>
          ) : (
            <span className="sd-order-owner">
              {person?.name !== undefined && <Avatar name={person.name} size={20} me={person.id === mine} />}
              <span className="sd-cut">{person?.name ?? text.order.unassigned}</span>
            </span>
          )}
        </div>
        {after}
      </div>
    </article>
  );
}
