/** The commands that a process answers: by name, with one input, each with a result. Both travel as JSON. */
export type Commands = Record<string, (input: never) => unknown>;

/** A command on its way to a process. */
export interface Question {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}

/** What came of it. */
export type Answer = { readonly id: number } & ({ readonly result?: unknown } | { readonly error: string });

/** Carries out the commands that the process that started this one sends, and ends when that one does. */
export function answerCommands(commands: Commands): void {
  const reply = (answer: Answer) => process.send?.(answer);
  process.on('message', async ({ id, name, input }: Question) => {
    try {
      // Who asks gives what the command takes, by its types.
      reply({ id, result: await commands[name]?.(input as never) });
    } catch (error) {
      reply({ id, error: error instanceof Error ? error.message : String(error) });
    }
  });
  process.on('disconnect', () => process.exit());
}
