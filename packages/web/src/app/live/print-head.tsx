import { useAccount } from '../../shared/platform/api/account.ts';
import { serverNow } from '../../shared/platform/clock.ts';
import { useDates } from '../../shared/platform/i18n/dates.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../shared/platform/phrases/shared.ts';
import { usePrinting } from '../../shared/platform/printing.ts';
import '../../shared/platform/theme/print.css';

/** On paper only: what it is, for which company and by whom it was printed, and when. */
export function PrintHead() {
  return usePrinting() ? <Head /> : null;
}

function Head() {
  const text = useText(sharedText).print;
  const { at } = useDates();
  const { tenantName, customerName, name } = useAccount().data ?? {};
  const who = [customerName ?? tenantName, name].filter(Boolean).join(' · ');
  // An order's page has its number in the header, which is not printed; others have their title in both.
  const heading = document.querySelector('.sd-nav h1')?.textContent ?? '';
  const what = document.title.startsWith(heading) ? document.title : `${heading} · ${document.title}`;
  const time = at(serverNow()).format('YYYY-MM-DD HH:mm');
  return (
    <header className="sd-print-head">
      <b>{what}</b>
      <span>{text.by(who, time)}</span>
    </header>
  );
}
