import { WholeTimes } from '../../components/whole-times.tsx';
import { useNow } from '../../platform/hooks/use-now.ts';
import { momentFact, momentWords } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { chasedLately } from './chased.ts';
import { remindText } from './phrases.ts';

interface RemindNoteProps {
  /** What the server says can be done, and what not. */
  record: { can: readonly string[]; refused: readonly { action: string; reason: string }[] };
  records: Parameters<typeof chasedLately>[0] | undefined;
  intervalMs: number;
}

/** How often one may chase: said before it is done, and afterwards until when to wait. */
export function RemindNote({ record, records = [], intervalMs }: RemindNoteProps) {
  const text = useText(remindText);
  const nowMs = useNow();
  const chased = chasedLately(records, intervalMs, nowMs);
  const again = chased && text.after(momentFact(chased.at), momentWords(chased.againAt, nowMs));
  const refused = record.refused.some(({ reason }) => reason === 'reminderTooSoon');
  if (!record.can.includes('remind') && !refused) return null;
  return (
    <p className="sd-meta sd-num">
      <WholeTimes>{refused ? (again ?? text.justNow) : text.before}</WholeTimes>
    </p>
  );
}
