import type { ReactNode } from 'react';
import { Card } from '../../shared/components/card.tsx';
import { Mark, Pill } from '../../shared/components/marks.tsx';
import { Notice } from '../../shared/components/notice.tsx';
import { WholeTimes } from '../../shared/components/whole-times.tsx';
import { momentFact } from '../../shared/platform/i18n/time-words.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { text as book } from './phrases.ts';
import type { DeviceStatus } from './status.ts';
import './checks.css';

type Reached = Pick<
  DeviceStatus,
  | 'name'
  | 'className'
  | 'cellName'
  | 'address'
  | 'reachable'
  | 'lastSeenAt'
  | 'readAt'
  | 'notAsked'
  | 'services'
>;

interface ReachHeadProps {
  device: Reached;
  faultCount?: number;
  children?: ReactNode;
}

/** Which device it is, whether it answers, and where it does not why, and when it last did. */
export function ReachHead({ device, faultCount = 0, children }: ReachHeadProps) {
  const text = useText(book);
  const { name, className, cellName, address, readAt, reachable, notAsked } = device;
  return (
    <Card>
      <div className="sd-row sd-check-head">
        <Mark icon="device" tone={reachable ? 'accent' : 'late'} />
        <span className="sd-grow">
          <h2>{name}</h2>
          <span className="sd-meta sd-num">{[className, address, cellName].filter(Boolean).join(' · ')}</span>
        </span>
        {notAsked !== undefined ? (
          <Pill>{text.head.unasked}</Pill>
        ) : !reachable ? (
          <Pill tone="late">{text.head.offline}</Pill>
        ) : faultCount > 0 ? (
          <Pill tone="late">{text.head.faults(faultCount)}</Pill>
        ) : (
          <Pill tone="ok">{text.head.online}</Pill>
        )}
      </div>
      {reachable ? <Unread device={device} /> : <Unreached device={device} />}
      {children}
      <p className="sd-meta sd-num">
        <WholeTimes>{text.head.readAt(momentFact(readAt))}</WholeTimes>
      </p>
    </Card>
  );
}

/** It answers, but not by the way that its state is read by. */
function Unread({ device: { services } }: { device: Reached }) {
  const text = useText(book);
  const snmp = services.find(({ name }) => name === 'snmp');
  if (snmp === undefined || snmp.state === 'open') return null;
  const why = text.service.state[snmp.state as keyof typeof text.service.state] ?? snmp.state;
  return (
    <Notice tone="soon" icon="warning">
      {text.reach.unread(why)}
    </Notice>
  );
}

/** Why nothing was read. */
export function Unreached({
  device: { notAsked, lastSeenAt },
}: {
  device: Pick<Reached, 'notAsked' | 'lastSeenAt'>;
}) {
  const text = useText(book).reach;
  const why = {
    addressMissing: text.addressMissing,
    addressUnlisted: text.addressUnlisted,
    offShelf: text.offShelf,
  };
  return (
    <Notice tone="late" icon="offline">
      {notAsked === undefined ? text.silent : (why[notAsked as keyof typeof why] ?? notAsked)}
      <br />
      <WholeTimes>
        {lastSeenAt === undefined ? text.neverSeen : text.lastSeen(momentFact(lastSeenAt))}
      </WholeTimes>
    </Notice>
  );
}
