import { useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { Form } from '../../components/form.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Notice } from '../../components/notice.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { scanText } from './phrases/index.ts';
import { useScan } from './use-scan.ts';
import './scan-sheet.css';

interface ScanSheetProps {
  /** What was scanned or typed; told once the sheet is gone. */
  onFound: (code: string) => void;
  onClosed: () => void;
}

const codeMax = 100;

/** Reads a label through the camera; where that is not possible, its code is typed. */
export function ScanSheet({ onFound, onClosed }: ScanSheetProps) {
  const text = useText(scanText);
  const found = useRef<string>(undefined);
  const [typed, setTyped] = useState('');
  const closed = () => {
    onClosed();
    if (found.current !== undefined) onFound(found.current);
  };
  const take = (code: string, close: () => void) => {
    if (code.trim() === '') return;
    found.current = code.trim();
    close();
  };
  return (
    <Sheet title={text.title} onClosed={closed}>
      {(close) => (
        <>
          <View onFound={(code) => take(code, close)} />
          <Form onSubmit={() => take(typed, close)}>
            <FieldFrame label={text.code} hint={text.codeHint}>
              <TextInput
                value={typed}
                onChange={setTyped}
                autoComplete="off"
                enterKeyHint="search"
                maxLength={codeMax}
              />
            </FieldFrame>
            <div className="sd-form-end">
              <Button kind="main" type="submit" block disabled={typed.trim() === ''}>
                {text.use}
              </Button>
            </div>
          </Form>
        </>
      )}
    </Sheet>
  );
}

function View({ onFound }: { onFound: (code: string) => void }) {
  const text = useText(scanText);
  const video = useRef<HTMLVideoElement>(null);
  const [lit, setLit] = useState(false);
  const { problem, torch } = useScan(video, onFound);
  if (problem !== undefined) return <Notice icon="camera">{text.problem[problem]}</Notice>;
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
