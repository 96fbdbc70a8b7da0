/** One event of a stream as it is sent. */
export interface RawEvent {
  event: string;
  data: string;
}

/** What a piece of a stream held. */
export interface Piece {
  events: RawEvent[];
  /** The last id, with an event or by itself. */
  lastId?: string;
  /** How long to wait before coming back, if the server said so. */
  retryMs?: number;
}

/**
 * Reads server-sent events from text that arrives in pieces, cut anywhere. Our own, for no version of
 * `eventsource-parser` does what this package needs: 4 wants Node 22.12 and has no CommonJS, 3 passes over an id that
 * comes without an event, by which a reader keeps its place.
 */
export function createSseReader(): (text: string) => Piece {
  let rest = '';
  let event = '';
  let data: string[] = [];

  return (text) => {
    const piece: Piece = { events: [] };
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const full of lines) {
      const line = full.endsWith('\r') ? full.slice(0, -1) : full;
      if (line === '') {
        if (data.length > 0) piece.events.push({ event: event || 'message', data: data.join('\n') });
        event = '';
        data = [];
        continue;
      }
      const colon = line.indexOf(':');
      const name = colon < 0 ? line : line.slice(0, colon);
      const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
      if (name === 'event') event = value;
      else if (name === 'data') data.push(value);
      else if (name === 'id') piece.lastId = value;
      else if (name === 'retry' && /^\d+$/.test(value)) piece.retryMs = Number(value);
    }
    return piece;
  };
}
