import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useLatest } from '../../platform/hooks/use-latest.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { type CameraProblem, closeCamera, findDetector, openCamera, torchOf } from './camera.ts';
import { scanText } from './phrases.ts';
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

const betweenMs = 150;

export interface Scan {
  problem: CameraProblem | undefined;
  /** Undefined where the camera has no light. */
  torch: ((on: boolean) => Promise<void>) | undefined;
}

/** Looks for a code through the camera while mounted, and tells the first one. */
function useScan(video: RefObject<HTMLVideoElement | null>, onFound: (code: string) => void): Scan {
  const [problem, setProblem] = useState<CameraProblem>();
  const [torch, setTorch] = useState<Scan['torch']>();
  const latest = useLatest(onFound);
  useEffect(() => {
    let here = true;
    let opened: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout>;
    async function begin() {
      const stream = await openCamera();
      if (typeof stream === 'string') return here && setProblem(stream);
      if (!here || !video.current) return closeCamera(stream);
      opened = stream;
      setTorch(() => torchOf(stream));
      video.current.srcObject = stream;
      await video.current.play();
      const detector = await findDetector();
      const look = async () => {
        if (!here || !video.current) return;
        const [code] = await detector.detect(video.current).catch(() => []);
        if (!here) return;
        if (code?.rawValue) latest.current(code.rawValue);
        else timer = setTimeout(look, betweenMs);
      };
      await look();
    }
    begin().catch(() => here && setProblem('unavailable'));
    return () => {
      here = false;
      clearTimeout(timer);
      if (opened) closeCamera(opened);
    };
  }, [video, latest]);
  return { problem, torch };
}

/** A code from a photo, for where the page may not use the camera but the phone's own may be asked for a picture. */
function PhotoScan({ onFound }: { onFound: (code: string) => void }) {
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

/** Longest side, in pixels: a small one is quick and forgives blur, a large one still has a small code in it. */
const sizes = [1000, 2000];

/** The first code in a photo, read on the device; undefined where none is found. */
async function codeInPhoto(photo: Blob): Promise<string | undefined> {
  const [detector, whole] = await Promise.all([findDetector(), createImageBitmap(photo)]);
  try {
    for (const size of sizes) {
      const [code] = await detector.detect(scaled(whole, size)).catch(() => []);
      if (code?.rawValue) return code.rawValue;
      if (Math.max(whole.width, whole.height) <= size) break;
    }
    return undefined;
  } finally {
    whole.close();
  }
}

/** `createImageBitmap` itself scales only in newer browsers. */
function scaled(picture: ImageBitmap, size: number): ImageData {
  const scale = Math.min(1, size / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
