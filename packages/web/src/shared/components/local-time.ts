const pad = (value: number) => String(value).padStart(2, '0');

/** An instant as a `datetime-local` input wants it, in the device's zone. */
export function toLocalInput(instant: string | undefined): string {
  if (instant === undefined || instant === '') return '';
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** What a `datetime-local` input holds, as an instant in UTC; undefined when it is empty. */
export function fromLocalInput(value: string): string | undefined {
  const date = new Date(value);
  return value === '' || Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
