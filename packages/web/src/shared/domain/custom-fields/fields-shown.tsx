import {
  displayField,
  type FieldLocation,
  fieldTypeOf,
  formValueOf,
  readAttachments,
} from '@svcdesk/core/format';
import type { ReactNode } from 'react';
import { phoneLink } from '../../blocks/contact/phone.ts';
import { Attachments } from '../../blocks/photos/attachments.tsx';
import { WholeTimes } from '../../components/whole-times.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useZone } from '../../platform/i18n/zone.ts';
import type { OrderDetail } from '../order/order.ts';
import { mapLink } from '../place/map-link.ts';
import { placeText } from '../place/phrases.ts';
import '../../components/rows.css';
import './custom-fields.css';
import { fieldText } from './phrases.ts';

type ShownField = OrderDetail['fields'][number];

/** Answered custom fields, each shown as its type asks: numbers to call, links, pictures, a place on the map. */
export function FieldsShown({ fields }: { fields: readonly ShownField[] }) {
  const shown = fields.filter((field) => fieldTypeOf(field.fieldTypeName) !== 'note');
  if (shown.length === 0) return null;
  return (
    <dl className="sd-facts sd-shown-fields">
      {shown.map((field) => (
        <div key={field.fieldId}>
          <dt>{field.name}</dt>
          <dd>
            <FieldShown field={field} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Types whose words depend on who reads; the rest show as they were worked out when written. */
const readerTypes = ['datetime', 'switch', 'image', 'file', 'signature', 'table'];

function FieldShown({ field }: { field: ShownField }): ReactNode {
  const text = useText(fieldText).shown;
  const place = useText(placeText);
  const locale = useLocale((state) => state.locale);
  const type = fieldTypeOf(field.fieldTypeName) ?? 'text';
  const zone = useZone();
  const byServer = !readerTypes.includes(type);
  const words = byServer
    ? field.display
    : displayField(field, { locale, timeZone: zone, tenantTimeZone: zone });
  switch (type) {
    case 'phone':
      return (
        <a href={phoneLink('tel', field.fieldValue)} aria-label={text.call(words)}>
          {words}
        </a>
      );
    case 'email':
      return <a href={`mailto:${encodeURIComponent(field.fieldValue)}`}>{words}</a>;
    case 'url':
      // Only addresses of the web: what a person typed must not run as a script.
      return /^https?:\/\//i.test(field.fieldValue) ? (
        <a href={field.fieldValue} target="_blank" rel="noopener noreferrer">
          {words}
        </a>
      ) : (
        words
      );
    case 'image':
    case 'file':
    case 'signature':
      return <Attachments attachments={readAttachments(field.fieldValue)} />;
    case 'location': {
      const found = formValueOf(field.fieldTypeName, field.fieldValue) as FieldLocation | undefined;
      const link = found && mapLink({ latitude: found.lat, longitude: found.lng, name: words });
      return link === undefined ? (
        words
      ) : (
        <a href={link} aria-label={place.map(words)}>
          {words}
        </a>
      );
    }
    case 'table':
      return <TableShown field={field} words={words} />;
    default:
      return <WholeTimes>{words}</WholeTimes>;
  }
}

function TableShown({ field, words }: { field: ShownField; words: string }) {
  const rows = formValueOf(field.fieldTypeName, field.fieldValue);
  if (!Array.isArray(rows)) return words;
  return (
    <details>
      <summary>{words}</summary>
      <ol className="sd-shown-rows">
        {rows.map((row) => (
          <li key={JSON.stringify(row)}>{Object.values(row).join(' · ')}</li>
        ))}
      </ol>
    </details>
  );
}
