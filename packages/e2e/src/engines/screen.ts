import { readFile } from 'node:fs/promises';
import type { Found, Point, Tab } from './tab.ts';

/** What a person goes by: a role and a name, or what marks a field that has neither; in a part of the page, if said. */
export type Target = { readonly within?: Target; readonly nth?: number } & (
  | { readonly css: string }
  | { readonly role: string; readonly name?: string | RegExp }
);

/** A tab as a person uses it: everything waits until it is there, in any engine alike. */
export interface Screen {
  readonly tab: Tab;
  /** Opens a page of the app. */
  goto(path: string): Promise<void>;
  tap(target: Target): Promise<void>;
  type(target: Target, words: string): Promise<void>;
  choose(target: Target, ...files: readonly string[]): Promise<void>;
  /** Draws a line across it. */
  sign(target: Target): Promise<void>;
  /** Waits until so many are there. */
  has(target: Target, count?: number): Promise<void>;
  /** Waits until the words are shown. */
  reads(words: RegExp): Promise<void>;
  /** Waits until they are not. */
  lacks(words: RegExp): Promise<void>;
  /** Waits until an expression holds in the page. */
  holds(expression: string): Promise<void>;
  text(): Promise<string>;
}

const patienceMs = 20_000;

// The build that the library declares for browsers: a page computes roles and names, as no driver of every engine does.
const queries = readFile(
  new URL(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
);

function queryOf(target: Target): string {
  const root = target.within === undefined ? 'document.body' : `(${queryOf(target.within)})[0]`;
  if ('css' in target) return `[...(${root}?.querySelectorAll(${JSON.stringify(target.css)}) ?? [])]`;
  const { role, name } = target;
  const named =
    name === undefined ? '{}' : `{ name: ${name instanceof RegExp ? name : JSON.stringify(name)} }`;
  return `((root) => root ? TestingLibraryDom.queryAllByRole(root, ${JSON.stringify(role)}, ${named}) : [])(${root})`;
}

export function screenOf(tab: Tab, url: string): Screen {
  /** A page that was loaded anew has to be given the library again. */
  const equip = async () => {
    if (await tab.run('return typeof TestingLibraryDom === "undefined"')) await tab.run(await queries);
  };

  async function until<T>(what: string, attempt: () => Promise<T | undefined | false>): Promise<T> {
    const endMs = Date.now() + patienceMs;
    let last: unknown;
    for (;;) {
      try {
        const result = await attempt();
        if (result !== undefined && result !== false) return result;
        last = undefined;
      } catch (error) {
        last = error;
      }
      if (Date.now() > endMs) {
        const text = await shownText().catch(String);
        throw new Error(`${what}, within ${patienceMs} ms; the page says:\n${text}`, { cause: last });
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  const shownText = async () => String(await tab.run('return document.body.innerText'));

  async function act(what: string, target: Target, action: (found: Found) => Promise<void>): Promise<void> {
    await until(`cannot ${what} ${described(target)}`, async () => {
      await equip();
      // What still moves, takes no touch yet or lies below something else is waited for, as a finger does.
      const found = await tab.element(
        `const one = ${queryOf(target)}[${target.nth ?? 0}];
         if (!one || one.disabled) return null;
         one.scrollIntoView({ block: 'center', behavior: 'instant' });
         const { x, y, width, height } = one.getBoundingClientRect();
         const [before, now] = [window.lastPlace, x + ' ' + y];
         window.lastPlace = now;
         const covered = ${what === 'tap'} && !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
         return before === now && !covered ? one : null;`,
      );
      if (found === undefined) return false;
      await action(found);
      return true;
    });
  }

  return {
    tab,
    async goto(path) {
      // Another fragment loads nothing, and not every driver knows that there is nothing to wait for.
      const isHere = await tab.run(`return location.href.startsWith(${JSON.stringify(`${url}/#`)})`);
      if (isHere) await tab.run(`location.href = ${JSON.stringify(`${url}${path}`)}`);
      else await tab.open(`${url}${path}`);
    },
    tap: (target) => act('tap', target, (found) => found.tap()),
    type: (target, words) => act('type into', target, (found) => found.type(words)),
    choose: (target, ...files) => act('choose files for', target, (found) => found.choose(files)),
    async sign(target) {
      await act('see', target, async () => {});
      const [x, y, width, height] = (await tab.run(
        `const { x, y, width, height } = ${queryOf(target)}[0].getBoundingClientRect(); return [x, y, width, height];`,
      )) as [number, number, number, number];
      const at = (right: number, down: number): Point => [x + width * right, y + height * down];
      await tab.draw([at(0.1, 0.3), at(0.2, 0.6), at(0.4, 0.3), at(0.6, 0.7)]);
    },
    has: async (target, count) => {
      await until(`there is not ${count ?? 'any'} ${described(target)}`, async () => {
        await equip();
        const there = Number(await tab.run(`return ${queryOf(target)}.length`));
        return count === undefined ? there > 0 : there === count;
      });
    },
    reads: async (words) =>
      void (await until(`${words} is not shown`, async () => words.test(await shownText()))),
    lacks: async (words) =>
      void (await until(`${words} is shown`, async () => !words.test(await shownText()))),
    holds: async (expression) =>
      void (await until(
        `${expression} does not hold`,
        async () => (await tab.run(`return ${expression}`)) === true,
      )),
    text: shownText,
  };
}

const described = (target: Target): string =>
  'css' in target ? target.css : `${target.role} ${target.name ?? ''}`.trimEnd();
