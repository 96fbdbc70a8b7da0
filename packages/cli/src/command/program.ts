import { Command as Commander } from 'commander';
import type { AnyCommand, Verbs } from './command.ts';
import { complaint } from './complaint.ts';
import type { ParseContext } from './wrong-line.ts';

/** Somebody wants to know what there is: by a flag, or by naming nothing that can be run. */
export class HelpWanted extends Error {
  readonly about: Program;

  constructor(about: Program) {
    super('help');
    this.about = about;
  }
}

/** commander's command, made from a value of ours; what it complains of comes in the reader's language. */
export class Program extends Commander {
  /** The value that it was made from, once it is loaded; the whole and its nouns have none. */
  value: AnyCommand | undefined;
  /** Commands below a noun, once they are loaded. */
  verbs: Verbs | undefined;
  /** The command below a noun that is meant by the noun alone. */
  usual: string | undefined;
  readonly context: ParseContext;

  constructor(name: string, context: ParseContext) {
    super(name);
    this.context = context;
  }

  override createCommand(name = ''): Program {
    return new Program(name, this.context);
  }

  override error(message: string, options?: { code?: string }): never {
    throw complaint(message, options?.code, this);
  }

  override outputHelp(): void {
    throw new HelpWanted(this);
  }

  /** The words that name it, without the program's own name. */
  get line(): string {
    const above = this.parent instanceof Program ? this.parent.line : '';
    return this.parent ? `${above} ${this.name()}`.trim() : '';
  }
}
