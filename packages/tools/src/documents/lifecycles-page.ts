import {
  deviceKind,
  entrustKind,
  orderLifecycle,
  pmKind,
  projectKind,
  requirementKind,
  reviewKind,
} from '@svcdesk/core/rules';

/** As much of a lifecycle as a diagram needs. */
interface Drawn {
  readonly states: Readonly<Record<string, number>>;
  readonly initial: string;
  readonly final: readonly string[];
  readonly actions: Readonly<
    Record<
      string,
      {
        readonly rules: readonly {
          readonly from: readonly string[];
          readonly to?: string;
          readonly toWhenHandlerGone?: string;
          readonly toWhenTakenBack?: readonly string[];
          readonly who: readonly string[];
        }[];
      }
    >
  >;
}

const lifecycles: Readonly<Record<string, Drawn>> = {
  'Operations, monitoring and SE orders': orderLifecycle,
  Requirements: requirementKind.lifecycle,
  'Entrusted orders': entrustKind('').lifecycle,
  'Device orders': deviceKind.lifecycle,
  'Preventive maintenance': pmKind.lifecycle,
  'Project orders': projectKind.lifecycle,
  Reviews: reviewKind.lifecycle,
};

function diagram({ initial, final, actions }: Drawn): string {
  const arrows = new Map<string, Set<string>>();
  for (const [action, { rules }] of Object.entries(actions)) {
    for (const { from, to, toWhenHandlerGone, toWhenTakenBack = [] } of rules) {
      for (const state of from) {
        for (const target of [to, toWhenHandlerGone, ...toWhenTakenBack]) {
          if (!target || target === state) continue;
          const arrow = `${state} --> ${target}`;
          arrows.set(arrow, (arrows.get(arrow) ?? new Set()).add(action));
        }
      }
    }
  }
  const lines = [...arrows].map(([arrow, names]) => `  ${arrow}: ${[...names].join(', ')}`);
  const ends = final.map((state) => `  ${state} --> [*]`);
  return ['```mermaid', 'stateDiagram-v2', `  [*] --> ${initial}`, ...lines, ...ends, '```'].join('\n');
}

function table({ actions }: Drawn): string {
  const rows = Object.entries(actions).flatMap(([action, { rules }]) =>
    rules.map(
      ({ from, to, who }) => `| ${action} | ${from.join(', ')} | ${to ?? 'stays'} | ${who.join(', ')} |`,
    ),
  );
  return ['| action | from | to | who |', '|---|---|---|---|', ...rows].join('\n');
}

/** Diagrams and tables of every lifecycle. */
export function lifecyclesPage(): string {
  const sections = Object.entries(lifecycles).map(([name, each]) => {
    const numbers = Object.entries(each.states).map(([state, number]) => `${number} ${state}`);
    return `## ${name}\n\n${numbers.join(', ')}\n\n${diagram(each)}\n\n${table(each)}`;
  });
  return `# Lifecycles\n\nGenerated from core's tables by \`pnpm gen\`.\n\n${sections.join('\n\n')}\n`;
}
