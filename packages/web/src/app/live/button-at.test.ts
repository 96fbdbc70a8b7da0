import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buttonAt } from './button-at.ts';

/** As much of an element as is asked. */
class Part {
  readonly classList: readonly string[];
  readonly tagName = 'BUTTON';
  readonly textContent: string;
  readonly #attributes: Record<string, string>;
  constructor(classes: string, textContent: string, attributes: Record<string, string> = {}) {
    this.classList = classes.split(' ');
    this.textContent = textContent;
    this.#attributes = attributes;
  }
  closest() {
    return this;
  }
  matches(selector: string) {
    return selector
      .split(', ')
      .some(
        (one) =>
          this.classList.some((name) => one === `.${name}`) || one === `[role="${this.#attributes.role}"]`,
      );
  }
  getAttribute(name: string) {
    return this.#attributes[name] ?? null;
  }
}

beforeEach(() => void vi.stubGlobal('Element', Part));
afterEach(() => void vi.unstubAllGlobals());

const at = (...parts: ConstructorParameters<typeof Part>) =>
  buttonAt(new Part(...parts) as unknown as EventTarget);

test('every button counts, not only those of one look', () => {
  expect(at('sd-button sd-button-main', ' 接单 ')).toBe('接单');
  expect(at('sd-icon-button', '', { title: '返回' })).toBe('返回');
  expect(at('sd-tab', '全部 12', { role: 'tab' })).toBe('全部 12');
  expect(at('sd-action', '转派')).toBe('转派');
});

test('of a button that holds what is somebody else’s only its kind is told', () => {
  expect(at('sd-reporter sd-grow', '王强 13800000000', { 'aria-label': '选择王强 13800000000' })).toBe(
    'sd-reporter',
  );
  expect(at('sd-row-hit', '机房断电')).toBe('sd-row-hit');
});

test('what is no button does not count', () => {
  expect(buttonAt(null)).toBeUndefined();
  expect(buttonAt({} as EventTarget)).toBeUndefined();
});
