import { useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { codeInPhoto } from './code-in-photo.ts';
import { scanText } from './phrases.ts';

/** A code from a photo, for where the page may not use the camera but the phone's own may be asked for a picture. */
export function PhotoScan({ onFound }: { onFound: (code: string) => void }) {
  const text = useText(scanText);
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'ready' | 'busy' | 'none'>('ready');
  const read = async (photo: File | undefined) => {
    if (!photo) return;
    setState('busy');
    const code = await codeInPhoto(photo).catch(() => undefined);
    setState(code === undefined ? 'none' : 'ready');
    if (code !== undefined) onFound(code);
  };
  return (
    <div className="sd-stack">
      <Button block busy={state === 'busy'} onClick={() => input.current?.click()}>
        {text.photo}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={text.photo}
        onChange={(event) => {
          const [photo] = event.target.files ?? [];
          void read(photo);
          // The same photo may be chosen again.
          event.target.value = '';
        }}
      />
      <p role="alert" className="sd-meta">
        {state === 'none' ? text.noCode : ''}
      </p>
    </div>
  );
}
