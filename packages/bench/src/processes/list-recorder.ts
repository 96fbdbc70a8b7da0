import { createCaller } from '@svcdesk/core';
import { auth, orders } from '@svcdesk/core/contract';
import { createLog, handlers, openDatabaseOf, readSettings, startServer } from '@svcdesk/server';
import { answerCommands } from './answer-commands.ts';

/** A statement as the server sends it for a body. */
export interface RecordedStatement {
  readonly body: string;
  readonly text: string;
  readonly values: readonly (string | null)[];
}

/** Runs a server of its own to find out by which statement it answers each body. */
export const commands = {
  async record({
    env,
    account,
    password,
    bodies,
  }: {
    env: Record<string, string>;
    account: string;
    password: string;
    bodies: readonly string[];
  }): Promise<RecordedStatement[]> {
    const settings = readSettings({ ...env, PORT: '0' });
    const db = await openDatabaseOf(settings, () => {});
    let sent: { name?: string; text: string; values: readonly (string | null)[] }[] = [];
    const connection: typeof db.connection = {
      run(command) {
        sent.push(command);
        return db.connection.run(command);
      },
    };
    const listening = Object.create(db, { connection: { value: connection } });
    const server = await startServer(listening, { settings, handlers, log: createLog('silent') });
    const { token } = await createCaller({ baseUrl: server.url }).call(auth.login, { account, password });
    const caller = createCaller({ baseUrl: server.url, session: { token: () => token, lost: () => {} } });
    const recorded: RecordedStatement[] = [];
    for (const body of bodies) {
      sent = [];
      await caller.call(orders.page, JSON.parse(body));
      const [statement, ...more] = sent.filter(({ name }) => name?.startsWith('orders.list.'));
      if (!statement || more.length > 0) throw new Error(`${body} is not answered by one statement`);
      recorded.push({ body, text: statement.text, values: statement.values });
    }
    await server.close();
    return recorded;
  },
};

answerCommands(commands);
