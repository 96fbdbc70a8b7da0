import { describe, expect, it } from 'vitest';
import { type Edited, editedParts } from './edited-parts.ts';

const order: Edited = {
  title: 'Printer',
  priority: 3,
  serviceMode: 'remote',
  typeId: 't1',
  serverCatalogId: 'c1',
};

describe('an edit', () => {
  it('sends only what differs', () => {
    expect(editedParts(order, { ...order, priority: 1, title: ' Printer ' })).toEqual({ priority: 1 });
  });

  it('sends nothing when nothing differs', () => {
    expect(editedParts(order, order)).toEqual({});
  });
});
