import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Answer, Commands, Question } from '../processes/answer-commands.ts';
import type { Scope } from './scope.ts';

/** Longest that one command may take before its process is ended. */
const answerMaxMs = 60_000;

/** A process of ours that answers commands. */
export interface Worker<C extends Commands> {
  readonly pid: number;
  /** Has a command carried out and gives its result. */
  ask<Name extends keyof C & string>(
    name: Name,
    input: Parameters<C[Name]>[0],
  ): Promise<Awaited<ReturnType<C[Name]>>>;
  /** Ends it before its scope does. */
  end(): Promise<void>;
}

/** Starts `processes/<name>.ts` as a process of its own, which ends with the scope. */
export function startWorker<C extends Commands>(scope: Scope, name: string): Worker<C> {
  const file = join(import.meta.dirname, '../processes', `${name}.ts`);
  // What it prints must not get into a table or JSON on our standard output.
  const child = fork(file, { stdio: ['ignore', 2, 2, 'ipc'] });
  scope.own(child, end);
  let asked = 0;
  return {
    pid: child.pid as number,
    async ask(command, input) {
      const id = ++asked;
      child.send({ id, name: command, input } satisfies Question);
      // Who asks knows what the command answers, by its types.
      return (await answerTo(child, id, `${name}.${command}`)) as never;
    },
    end: () => end(child),
  };
}

function answerTo(child: ChildProcess, id: number, what: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(new Error(`${what} took too long`))), answerMaxMs);
    const onEnd = () => settle(() => reject(new Error(`the process of ${what} ended`)));
    const onMessage = (answer: Answer) => {
      if (answer.id !== id) return;
      settle(() =>
        'error' in answer ? reject(new Error(`${what}: ${answer.error}`)) : resolve(answer.result),
      );
    };
    function settle(result: () => void) {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onEnd);
      result();
    }
    child.on('message', onMessage);
    child.on('exit', onEnd);
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
