/** A consumer's way to run a program that uses the SDK. */
export interface Consumer {
  readonly name: string;
  /** From the registry, besides the SDK. */
  readonly packages?: readonly string[];
  /** Text by path. */
  readonly files: Readonly<Record<string, string>>;
  /** Commands, one after the other; the last prints what {@link printed} says. */
  readonly steps: readonly (readonly string[])[];
  /** A page that makes the call in a browser, with the address of the service as `desk` in its own. */
  readonly page?: {
    /** What serves it and prints where; `PORT` is filled in. */
    readonly serve: readonly string[];
    /** Where the words of the call come to stand. */
    readonly at: string;
    /** What has to be pressed before. */
    readonly press?: string;
  };
}

/** What every program prints in the end. */
export const printed = (title: string | undefined) => `first order: ${title}`;

/** One call by the client, by which a program gives the title of the first order. */
export const firstTitle = `import { createClient } from '@svcdesk/core';
export async function firstTitle(baseUrl) {
  const client = createClient({ baseUrl });
  const { list } = await client.orders.page({ scope: 'mine' });
  return 'first order: ' + list[0].title;
}
`;

/** A program of one file. */
export const program = `${firstTitle}console.log(await firstTitle(process.env.DESK));
`;

/** The same as CommonJS. */
export const commonJsProgram = `const { createClient } = require('@svcdesk/core');
createClient({ baseUrl: process.env.DESK })
  .orders.page({ scope: 'mine' })
  .then(({ list }) => console.log('first order: ' + list[0].title));
`;
