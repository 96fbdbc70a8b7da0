import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@svcdesk/core';
import { type Database, enterRunning, openDatabase, statement } from '../../platform/db/index.ts';
import type { CaptchaScene } from '../../platform/sessions/captcha.ts';
import type { AccessThings } from '../access.ts';
import { checkingFetch } from '../closed-replies.ts';
import {
  buildTenant,
  draftOf,
  settingsOf,
  spareDatabase,
  type TestAccount,
  type TestTenant,
  testPassword,
} from '../index.ts';
import { patientFetch, startProcess } from '../server-process.ts';
import { problemFetch, startPrism } from './prism.ts';

/** A tenant behind a server in a process of its own, as `start` runs it: with its slider, and its codes in a file. */
export interface StartedServer {
  readonly url: string;
  readonly tenant: TestTenant;
  /** Of another tenant. */
  readonly foreign: TestTenant;
  /** A client without a session. */
  client(): Client;
  /** A client of an account, signed in with its password, always the same. */
  as(account: TestAccount): Promise<Client>;
  /** A fresh order of the tenant's customer at its first site, and what else can be asked for. */
  things(): Promise<AccessThings>;
  /** A pass of the slider, solved. */
  pass(scene: CaptchaScene): Promise<string>;
  /** The code that was sent last. */
  lastCode(): Promise<string>;
  stop(): Promise<void>;
}

const answerOf = statement<{ x: number }, [id: string]>(
  'everyCall.answerOf',
  "SELECT (answer->>'x')::int AS x FROM captchas WHERE id = $1",
);

/** Slower than the fastest that a person is believed. */
const solvedInMs = 900;

/** `throughPrism`: clients make their calls by a proxy that holds them against the OpenAPI document. */
export async function startServer(throughPrism = false): Promise<StartedServer> {
  const spare = await spareDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'svcdesk-every-call-'));
  const codes = join(folder, 'codes.jsonl');
  const before = await openDatabase(spare.options);
  const made = { tenant: await buildTenant(before), foreign: await buildTenant(before) };
  await before.close();
  const server = await startProcess({
    SVCDESK_DATA: folder,
    ...settingsOf(spare),
    SVCDESK_DEMO: 'off',
    SVCDESK_DEFAULT_TENANT: made.tenant.tenantId,
    SVCDESK_CAPTCHA: 'puzzle',
    SVCDESK_CODE_SENDER: `file:${codes}`,
    SVCDESK_RATE_LIMITS: 'off',
  });
  const db: Database =
    spare.options.kind === 'embedded'
      ? await enterRunning(spare.options.folder)
      : await openDatabase(spare.options);
  const prism = throughPrism ? await startPrism(server.url) : undefined;
  const line = checkingFetch(prism ? problemFetch : patientFetch);
  const client = () => createClient({ baseUrl: prism?.url ?? server.url, retries: 0, fetch: line });

  async function pass(scene: CaptchaScene): Promise<string> {
    const { challengeId } = await client().captcha.param({ scene });
    const answer = await answerOf.first(db, challengeId.slice(challengeId.indexOf('.') + 1));
    const x = answer?.x ?? 0;
    return (await client().captcha.verify({ challengeId, x, durationMs: solvedInMs })).captcha;
  }

  const signedIn = new Map<string, Promise<Client>>();
  async function signIn({ account }: TestAccount): Promise<Client> {
    const made = client();
    await made.signIn({ account, password: testPassword, captcha: await pass('login') });
    return made;
  }
  function as(account: TestAccount): Promise<Client> {
    const known = signedIn.get(account.accountId) ?? signIn(account);
    signedIn.set(account.accountId, known);
    return known;
  }

  const tenant = { ...made.tenant, db };

  return {
    url: server.url,
    tenant,
    foreign: { ...made.foreign, db },
    client,
    pass,
    as,
    async things() {
      const customer = await as(tenant.client);
      const cellId = tenant.cellIds[0] as string;
      const { id: orderId, version } = await customer.orders.create(draftOf(tenant));
      const reporter = await customer.reporters.add({ cellId, name: 'Mr Sun', phone: '13900000001' });
      return { tenant, orderId, version, cellId, reporterId: reporter.id, as };
    },
    async lastCode() {
      const lines = (await readFile(codes, 'utf8')).trim().split('\n');
      return (JSON.parse(lines.at(-1) ?? '{}') as { code: string }).code;
    },
    async stop() {
      await prism?.stop();
      await db.close();
      await server.stop();
      await spare.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
