import { accept, activate, handle } from '@svcdesk/core/contract/projects';
import { orderStatus, type ProjectAction } from '@svcdesk/core/rules';
import { type ActionTable, useOpenForm } from '../../shared/blocks/action/action-plan.ts';
import { useAction } from '../../shared/blocks/action/use-action.ts';
import { confirm } from '../../shared/components/question.tsx';
import type { ProjectOrder } from '../../shared/domain/project/project.ts';
import { projectOrder } from '../../shared/domain/project/project-kind.tsx';
import { currentLocale } from '../../shared/platform/i18n/locale.ts';
import { textNow } from '../../shared/platform/i18n/use-text.ts';
import { staffPaths, withId } from '../../shared/platform/paths.ts';
import { sharedText } from '../../shared/platform/phrases/shared.ts';
import { projectBook } from './phrases.ts';

/** What staff may do with a project order. */
export const projectActions: ActionTable<ProjectAction> = {
  buttons: {
    accept: 'project.accept',
    resolveStage: 'project.resolveStage',
    close: 'project.resolveStage',
    activate: 'project.activate',
    progress: 'project.progress',
    skipStage: 'project.skipStage',
    hangUp: 'project.hangUp',
    transfer: 'project.transfer',
    cancel: 'project.cancel',
  },
  main: ['accept', 'resolveStage', 'close', 'activate', 'transfer', 'progress'],
  beside: ['progress', 'activate', 'hangUp', 'transfer'],
  dangers: ['cancel'],
};

/** Actions with a screen of their own; the others are forms in the detail's place. */
const screens: Readonly<Partial<Record<ProjectAction, string>>> = {
  resolveStage: staffPaths.project.resolve,
  skipStage: staffPaths.project.resolve,
  transfer: staffPaths.project.passOn,
  hangUp: staffPaths.project.hangUp,
};

/** Starts an action: what needs no words is done at once, and asked before where it cannot be undone. */
export function useDoProject(record: ProjectOrder): (action: ProjectAction) => unknown {
  const open = useOpenForm();
  const of = { kind: projectOrder, record } as const;
  const orderId = record.id;
  const take = useAction({
    ...of,
    action: 'accept',
    call: accept,
    request: (base) => ({ orderId, ...base }),
  });
  const resume = useAction({
    ...of,
    action: 'activate',
    call: activate,
    request: (base) => ({ id: orderId, ...base }),
  });
  const close = useAction({
    ...of,
    action: 'close',
    call: handle,
    request: (base) => ({ orderId, action: 'close' as const, ...base }),
  });

  async function sure(text: { title: string; words: string }, action: ProjectAction): Promise<boolean> {
    return confirm({
      title: text.title,
      words: text.words,
      okLabel: projectOrder.actionWords(action, currentLocale()),
      cancelLabel: textNow(sharedText).action.cancel,
    });
  }

  return async (action) => {
    const text = textNow(projectBook);
    if (action === 'accept') return take();
    if (action === 'close') return (await sure(text.close, action)) && close();
    // A resolved one goes back to work with the reason; one on hold just goes on.
    if (action === 'activate' && record.status === orderStatus.suspended)
      return (await sure(text.activate, action)) && resume();
    return open(withId(screens[action] ?? staffPaths.project.detail, orderId, { do: action }));
  };
}
