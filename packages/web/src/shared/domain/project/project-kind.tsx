import type { ThingKind } from '../../blocks/thing/thing.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { momentFact } from '../../platform/i18n/time-words.ts';
import { reasonWords } from '../order/item-words.ts';
import { statusWords } from '../order/order-words.ts';
import { projectText } from './phrases.ts';
import type { ProjectOrder } from './project.ts';
import { ProjectCard } from './project-card.tsx';
import { aboutProject, projectPaths } from './project-paths.ts';
import { showNewProject, useProject } from './use-project.ts';

type Words = Readonly<Record<string, string>>;

const watched = (field: keyof ReturnType<typeof projectText.in>['watched']) => ({
  field,
  name: (locale: Locale) => projectText.in(locale).watched[field],
});

/** Why somebody may not: who may, by the action; else what the reason itself says. */
function whyNot(reason: string, action: string, locale: Locale): string {
  const words: Words = projectText.in(locale).reason;
  if (reason === 'notHandler' && Object.hasOwn(words, action)) return words[action] ?? reason;
  return words[reason] ?? reasonWords(reason, locale);
}

/** Project orders: work in stages for a project, accepted by its manager. */
export const projectOrder: ThingKind<ProjectOrder> = {
  name: 'project',
  useThing: useProject,
  showNew: showNewProject,
  pathOf: (id) => aboutProject(projectPaths.detail, id),
  Head: ProjectCard,
  noun: (locale) => projectText.in(locale).noun,
  actionWords: (action, locale) => (projectText.in(locale).action as Words)[action] ?? action,
  doneWords: (action, locale) => (projectText.in(locale).done as Words)[action] ?? action,
  reasonWords: whyNot,
  watched: [
    { ...watched('status'), words: (value, locale) => statusWords(Number(value), locale) },
    watched('handlerName'),
    watched('assigneeName'),
    watched('handlerGroupName'),
    { ...watched('dueAt'), words: (value) => momentFact(String(value)) },
  ],
};
