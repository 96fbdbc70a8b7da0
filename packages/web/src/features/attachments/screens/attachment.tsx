import { get } from '@svcdesk/core/contract/files';
import { sizeWords } from '../../../shared/blocks/file/file-kind.ts';
import { FilePreview } from '../../../shared/blocks/file/file-preview.tsx';
import { keepFile, nameOf } from '../../../shared/blocks/file/give-file.ts';
import { fileText } from '../../../shared/blocks/file/phrases.ts';
import { QueryPage } from '../../../shared/blocks/page/query-page.tsx';
import { useRecordId } from '../../../shared/blocks/record/with-record.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { BottomBar } from '../../../shared/components/page.tsx';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths } from '../../../shared/platform/paths.ts';
import { useScreenTitle } from '../../../shared/platform/screens.ts';

/** What an attachment never changes into. */
const staleMs = 30 * 60_000;

/** One attachment: what is in it, as far as it can be shown, and the way to keep it. */
export function AttachmentScreen() {
  const text = useText(fileText);
  const title = useScreenTitle();
  const id = useRecordId();
  const file = useCall(get, { id }, { staleMs });
  const name = nameOf(file.data) ?? title;
  return (
    <QueryPage
      query={file}
      title={name}
      backTo={staffPaths.order.list}
      cards={1}
      bottom={(blob) => (
        <BottomBar>
          <Button kind="main" block onClick={() => keepFile(id, blob)}>
            {text.download(sizeWords(blob.size))}
          </Button>
        </BottomBar>
      )}
    >
      {(blob) => <FilePreview name={name} blob={blob} />}
    </QueryPage>
  );
}
