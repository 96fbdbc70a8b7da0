import { maxKeywordLength } from '@svcdesk/core/contract/limits';
import { isVisible, normalizeLine } from '@svcdesk/core/format';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { Form } from '../../components/form.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useLatest } from '../../platform/hooks/use-latest.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { findShellAround, type Shell } from '../../platform/shell.ts';
import { scanText } from './phrases.ts';
import { ScanView } from './scan-view.tsx';

interface ScanSheetProps {
  /** What it is for, unless it is only to find something. */
  title?: string;
  /** Takes what was scanned or typed, or says in words why it cannot: the sheet then stays. */
  take?: (code: string) => Promise<string | undefined>;
  /** What was scanned or typed; handed over once the sheet is gone. */
  onFound?: (code: string) => void;
  onClosed: () => void;
}

/** As long as the person may look for the label. */
const shellWaitMs = 120_000;

/** Reads a label through the camera, the shell's where there is one; where that is not possible, its code is typed. */
export function ScanSheet({ title, take, onFound, onClosed }: ScanSheetProps) {
  const text = useText(scanText);
  const found = useRef<string>(undefined);
  const closed = () => {
    onClosed();
    if (found.current !== undefined) onFound?.(found.current);
  };
  return (
    <Sheet title={title ?? text.title} onClosed={closed}>
      {(close) => (
        <Scanning
          take={async (code) => {
            const wrong = await take?.(code);
            if (wrong !== undefined) return wrong;
            found.current = code;
            close();
            return undefined;
          }}
        />
      )}
    </Sheet>
  );
}

function Scanning({ take }: { take: (code: string) => Promise<string | undefined> }) {
  const text = useText(scanText);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  // After a code that could not be taken it looks again when asked: the label is still in front of it.
  const [looks, setLooks] = useState(true);
  const tryCode = async (code: string) => {
    const wanted = normalizeLine(code).slice(0, maxKeywordLength);
    if (wanted === '') return;
    setTyped(wanted);
    setLooks(false);
    setBusy(true);
    setWrong(await take(wanted));
    setBusy(false);
  };
  const shell = useShellThatScans();
  return (
    <>
      {shell === null && looks && <ScanView onFound={tryCode} />}
      {shell === null && wrong !== undefined && (
        <Button
          block
          onClick={() => {
            setWrong(undefined);
            setLooks(true);
          }}
        >
          {text.again}
        </Button>
      )}
      {shell && <ByShell shell={shell} onFound={tryCode} />}
      <Form onSubmit={() => tryCode(typed)}>
        <FieldFrame label={text.code} hint={text.codeHint} error={wrong}>
          <TextInput
            value={typed}
            onChange={(code) => {
              setTyped(code);
              setWrong(undefined);
            }}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={maxKeywordLength}
          />
        </FieldFrame>
        <div className="sd-form-end">
          <Button kind="main" type="submit" block busy={busy} disabled={!isVisible(typed)}>
            {text.use}
          </Button>
        </div>
      </Form>
    </>
  );
}

/** The shell around the page if it scans, null if the browser has to; undefined until that is known. */
function useShellThatScans(): Shell | null | undefined {
  const [shell, setShell] = useState<Shell | null>();
  useEffect(() => {
    let here = true;
    void findShellAround().then((around) => here && setShell(around?.can('scan') ? around : null));
    return () => {
      here = false;
    };
  }, []);
  return shell;
}

/** A shell has a scanner of its own, over the whole screen; it opens at once and again when asked. */
function ByShell({ shell, onFound }: { shell: Shell; onFound: (code: string) => void }) {
  const text = useText(scanText);
  const latest = useLatest(onFound);
  const [open] = useState(() => () => {
    shell.bridge
      .ask('scan', {}, shellWaitMs)
      .then(({ text: code }) => typeof code === 'string' && latest.current(code))
      // Put away without a code: it can be typed, or scanned again.
      .catch(() => undefined);
  });
  useEffect(() => {
    open();
    return shell.bridge.on('scanResult', ({ text: code }) => latest.current(code));
  }, [shell, open, latest]);
  return (
    <div className="sd-form-end">
      <Button block onClick={open}>
        {text.title}
      </Button>
    </div>
  );
}
