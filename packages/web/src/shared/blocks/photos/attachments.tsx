import { files } from '@svcdesk/core/contract';
import { loginType } from '@svcdesk/core/roles';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Icon } from '../../components/icon.tsx';
import { lazySheet } from '../../components/lazy-part.tsx';
import { caller } from '../../platform/api/caller.ts';
import { useSession } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import './photos.css';
import { attachmentPath } from '../../platform/paths.ts';
import { isPictureName } from './photo.ts';
import { useObjectUrl } from './use-object-url.ts';

const FileSheet = lazySheet(async () => (await import('../file/file-sheet.tsx')).FileSheet);
const PhotoViewer = lazySheet(async () => (await import('./photo-viewer.tsx')).PhotoViewer);

/** An attachment as details and records carry it. */
export interface Attachment {
  id?: string;
  url: string;
  name: string;
  type?: string;
}

const previewMs = 30 * 60_000;

/**
 * Files that the server keeps: pictures as tiles, the rest as names, both fetched with the token and never by address
 * alone. Addresses elsewhere open beside the app; what is neither stands there as the text it is.
 */
export function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  const [viewed, setViewed] = useState<number>();
  const [opened, setOpened] = useState<KeptFile>();
  const staff = useIsStaff();
  const navigate = useNavigate();
  const open = (file: KeptFile) => (staff ? void navigate(attachmentPath(file)) : setOpened(file));
  const kept = attachments.filter(
    (attachment): attachment is Attachment & { id: string } => attachment.id !== undefined,
  );
  const pictures = kept.filter(
    (attachment) => attachment.type?.startsWith('image/') ?? isPictureName(attachment.name),
  );
  const others = attachments.filter((attachment) => !pictures.some((picture) => picture === attachment));
  const previews = useQueries({
    queries: pictures.map(({ id }) => ({
      queryKey: ['files.get', id, 'preview'],
      queryFn: () => caller.call(files.get, { id, preview: '1' }),
      staleTime: previewMs,
    })),
  });
  const shown = pictures.flatMap((picture, index) => {
    const source = previews[index]?.data;
    return source === undefined ? [] : [{ key: picture.id, name: picture.name, source }];
  });
  if (attachments.length === 0) return null;
  return (
    <div className="sd-stack">
      {pictures.length > 0 && (
        <ul className="sd-photos">
          {pictures.map((picture, index) => (
            <li key={picture.id} className="sd-photo">
              <Tile name={picture.name} blob={previews[index]?.data} onView={() => setViewed(index)} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul>
          {others.map((file) => (
            <li key={file.id ?? (file.url || file.name)}>
              <Item file={file} onOpen={open} />
            </li>
          ))}
        </ul>
      )}
      {viewed !== undefined && shown.length > 0 && (
        <PhotoViewer
          pictures={shown}
          start={Math.max(
            0,
            shown.findIndex((picture) => picture.key === pictures[viewed]?.id),
          )}
          onFile={({ key, name }) => open({ id: key, name })}
          onClosed={() => setViewed(undefined)}
        />
      )}
      {opened && <FileSheet file={opened} onClosed={() => setOpened(undefined)} />}
    </div>
  );
}

type KeptFile = Pick<Attachment, 'name'> & { id: string };

/** Staff have a screen that shows what is in a file; customers see it in a sheet. */
const useIsStaff = () => useSession((state) => state.signedIn?.type === loginType.staff);

/** Only these open: anything else could run, or lead somewhere unexpected. */
const opens = /^(https?:\/\/|\/(?!\/))/i;

function Item({ file: { id, url, name }, onOpen }: { file: Attachment; onOpen: (file: KeptFile) => void }) {
  const staff = useIsStaff();
  if (id !== undefined && staff) {
    return (
      <Link className="sd-file" to={attachmentPath({ id })}>
        <Icon name="file" size={20} />
        <span className="sd-grow">{name}</span>
      </Link>
    );
  }
  if (id !== undefined) {
    return (
      <button type="button" className="sd-file" onClick={() => onOpen({ id, name })}>
        <Icon name="file" size={20} />
        <span className="sd-grow">{name}</span>
      </button>
    );
  }
  if (!opens.test(url)) return <p className="sd-file sd-file-text">{name}</p>;
  return (
    <a className="sd-file" href={url} target="_blank" rel="noopener noreferrer">
      <Icon name="link" size={20} />
      <span className="sd-grow">{name}</span>
    </a>
  );
}

function Tile({ name, blob, onView }: { name: string; blob?: Blob; onView: () => void }) {
  const text = useText(sharedText);
  return (
    <button type="button" className="sd-photo-view" aria-label={name} disabled={!blob} onClick={onView}>
      {blob ? (
        <TilePicture blob={blob} name={name} />
      ) : (
        <span className="sd-hidden">{text.state.loading}</span>
      )}
    </button>
  );
}

function TilePicture({ blob, name }: { blob: Blob; name: string }) {
  const url = useObjectUrl(blob);
  return url === undefined ? null : <img src={url} alt={name} />;
}
