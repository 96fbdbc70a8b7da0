import { useRef, useState } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { PhotoScan } from './photo-scan.tsx';
import { scanText } from './phrases.ts';
import { useScan } from './use-scan.ts';
import './scan-view.css';

/** What the camera sees, until it has read a code; or why there is no camera. */
export function ScanView({ onFound }: { onFound: (code: string) => void }) {
  const text = useText(scanText);
  const video = useRef<HTMLVideoElement>(null);
  const [lit, setLit] = useState(false);
  const { problem, torch } = useScan(video, onFound);
  if (problem !== undefined)
    return (
      <>
        <Notice icon="camera">{text.problem[problem]}</Notice>
        <PhotoScan onFound={onFound} />
      </>
    );
  return (
    <>
      <div className="sd-scan-view">
        <video ref={video} playsInline muted aria-label={text.aim} />
        <span className="sd-scan-frame" aria-hidden="true" />
      </div>
      <div className="sd-scan-line">
        <span className="sd-meta">{text.aim}</span>
        {torch && (
          <IconButton
            icon="torch"
            label={lit ? text.torchOff : text.torch}
            onClick={() => {
              setLit(!lit);
              void torch(!lit).catch(() => setLit(lit));
            }}
          />
        )}
      </div>
    </>
  );
}
