import { useEffect, useState } from 'react';
import { fileOf, findPhoto } from '../../platform/photos/photo-store.ts';

/** An address for a blob, given back to the browser when no longer shown. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [blob]);
  return url;
}

/** A photo as this device keeps it. */
interface ShownPhoto {
  /** Undefined until it is read. */
  file?: File;
  /** It is neither here nor at the server: it has to be taken again. */
  gone: boolean;
}

async function look(id: string): Promise<ShownPhoto> {
  const photo = await findPhoto(id);
  const file = photo && (await fileOf(photo));
  return { file, gone: file === undefined && photo?.url === undefined };
}

const unread: ShownPhoto = { gone: false };

export function useKeptPhoto(id: string | undefined): ShownPhoto {
  const [shown, setShown] = useState<ShownPhoto & { id: string }>();
  useEffect(() => {
    if (id === undefined) return undefined;
    let here = true;
    look(id)
      .then((found) => here && setShown({ ...found, id }))
      // A device that does not answer shows nothing; what is sent meanwhile waits for it.
      .catch(() => undefined);
    return () => {
      here = false;
    };
  }, [id]);
  return shown !== undefined && shown.id === id ? shown : unread;
}
