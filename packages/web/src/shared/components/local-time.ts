import { datesNow } from '../platform/i18n/dates.ts';

/** An instant as a `datetime-local` input wants it, by the organisation's clocks. */
export function toLocalInput(instant: string | undefined): string {
  const wall = datesNow().at(instant ?? '');
  return wall.isValid() ? wall.format('YYYY-MM-DDTHH:mm') : '';
}

/** What a `datetime-local` input holds, as an instant in UTC; undefined when it is empty. */
export function fromLocalInput(value: string): string | undefined {
  const { read, instantOf } = datesNow();
  const wall = read(value);
  return wall && instantOf(wall);
}
