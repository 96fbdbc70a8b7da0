import { type RefObject, useEffect, useState } from 'react';
import { useLatest } from '../../platform/hooks/use-latest.ts';
import { type CameraProblem, closeCamera, openCamera, torchOf } from './camera.ts';
import { findDetector } from './detector.ts';

const betweenMs = 150;

export interface Scan {
  problem: CameraProblem | undefined;
  /** Undefined where the camera has no light. */
  torch: ((on: boolean) => Promise<void>) | undefined;
}

/** Looks for a code through the camera while mounted, and tells the first one. */
export function useScan(video: RefObject<HTMLVideoElement | null>, onFound: (code: string) => void): Scan {
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
