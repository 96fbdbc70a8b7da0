import { get } from '@svcdesk/core/contract/files';
import { Button } from '../../components/button.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { useCall } from '../../platform/api/use-call.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Loaded } from '../list/load-state.tsx';
import { sizeWords } from './file-kind.ts';
import { FilePreview } from './file-preview.tsx';
import { keepFile } from './give-file.ts';
import { fileText } from './phrases.ts';

interface FileSheetProps {
  file: { id: string; name: string };
  onClosed: () => void;
}

/** What never changes. */
const staleMs = 30 * 60_000;

/** A file over the page that names it: what is in it, and the way to keep it. */
export function FileSheet({ file: { id, name }, onClosed }: FileSheetProps) {
  const text = useText(fileText);
  const file = useCall(get, { id }, { staleMs });
  return (
    <Sheet title={name} onClosed={onClosed}>
      <Loaded query={file} cards={1}>
        {(blob) => (
          <div className="sd-stack">
            <FilePreview name={name} blob={blob} />
            <Button kind="main" block onClick={() => keepFile(id, blob)}>
              {text.download(sizeWords(blob.size))}
            </Button>
          </div>
        )}
      </Loaded>
    </Sheet>
  );
}
