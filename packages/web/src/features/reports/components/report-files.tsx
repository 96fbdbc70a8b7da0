import { giveFile } from '../../../shared/blocks/file/give-file.ts';
import { BottomBar } from '../../../shared/components/bottom-bar.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { useAccount } from '../../../shared/platform/api/account.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { loadChunk } from '../../../shared/platform/load-chunk.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import type { Report } from '../data/report.ts';
import { reportText } from '../phrases.ts';

/** The report to take away: as a picture to send, as a table to reckon with. */
export function ReportFiles({ report, cellId }: { report: Report; cellId: string }) {
  const text = useText(reportText);
  const locale = useLocale((state) => state.locale);
  const cells = useAccount().data?.cells ?? [];
  const site = cells.find(({ id }) => id === cellId)?.name ?? text.allSites;
  const name = text.fileName(report.month, site);
  const title = text.shareTitle(report.month);
  async function give(make: () => Promise<Blob>, ending: string, toSend: boolean) {
    try {
      const made = await make();
      const file = new File([made], `${name}.${ending}`, { type: made.type });
      if (await giveFile(file, { title, toSend })) showToast(text.saved);
    } catch {
      showToast(text.failed, 'error');
    }
  }
  const picture = async () => {
    const { reportPicture } = await loadChunk(() => import('../data/report-picture.ts'));
    return reportPicture(report, site, locale);
  };
  const table = async () => {
    const { reportCsv } = await loadChunk(() => import('../data/report-csv.ts'));
    return new Blob([reportCsv(report, site, locale)], { type: 'text/csv' });
  };
  return (
    <BottomBar>
      <Button onClick={() => give(table, 'csv', false)}>{text.csv}</Button>
      <Button kind="main" onClick={() => give(picture, 'png', true)}>
        {text.share}
      </Button>
    </BottomBar>
  );
}
