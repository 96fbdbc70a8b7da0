/** Fields of replies that hold an instant, by how their names end. */
const instants = /(?:At|Start|End|[sS]ince)$|^(?:at|asOf)$/;
/** Fields of replies that hold a day. */
const days = /On$|^(?:date|day|merged)$/;

const placed: Readonly<Record<string, 'date' | 'date-time'>> = {
  'Leave.from': 'date-time',
  'warnings.from': 'date-time',
  'warnings.to': 'date-time',
  'notPlanned.from': 'date-time',
  'notPlanned.to': 'date-time',
  'Leave.to': 'date-time',
  'reports.suggestions.from': 'date',
  'reports.suggestions.to': 'date',
  'workbench.data.from': 'date',
  'workbench.data.to': 'date',
};

/** Whether a field of a reply holds a day or an instant. In requests the schema itself says so. */
export function formatOf(field: string, places: readonly string[]): 'date' | 'date-time' | undefined {
  const own = places.map((place) => placed[`${place}.${field}`]).find(Boolean);
  if (own) return own;
  if (instants.test(field)) return 'date-time';
  return days.test(field) ? 'date' : undefined;
}
