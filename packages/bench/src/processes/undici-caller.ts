import { Pool } from 'undici';
import { driveCalls, type Load, type LoadResult } from '../load/drive-calls.ts';
import { answerCommands } from './answer-commands.ts';

let call: () => Promise<unknown>;

/** Calls as a program would by hand: a request over an undici pool, and its reply read as JSON. */
export const commands = {
  open({ url, path, body }: { url: string; path: string; body: string }) {
    const pool = new Pool(url);
    const headers = { 'content-type': 'application/json' };
    call = async () => {
      const reply = await pool.request({ method: 'POST', path, headers, body });
      return JSON.parse(await reply.body.text());
    };
  },
  run: (load: Load): Promise<LoadResult> => driveCalls(call, load),
};

answerCommands(commands);
