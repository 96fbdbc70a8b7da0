/** An instant in milliseconds since 1970-01-01 UTC. The rules reckon in these; the wire carries ISO 8601. */
export type Instant = number;
