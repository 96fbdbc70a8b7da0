import { useSearchParams } from 'react-router-dom';
import { useReporters } from '../../shared/domain/reporter/reporter.ts';
import { useRequirement } from '../../shared/domain/requirement/use-requirement.ts';
import { useGoBack } from '../../shared/platform/hooks/use-go-back.ts';
import { staffPaths, withId } from '../../shared/platform/paths.ts';
import { useLock } from './use-lock.ts';

/** What the pages of reporters are about: the site of the order that a requirement becomes. The requirement stays mine. */
export function useReporterPage(upTo: string = staffPaths.requirement.toOrder) {
  const [query] = useSearchParams();
  const requirementId = query.get('id') ?? '';
  const cell = query.get('cell') || undefined;
  const requirement = useRequirement(cell === undefined ? requirementId : '');
  useLock(requirementId, requirementId !== '');
  const cellId = cell ?? requirement.data?.cellId ?? '';
  const reporters = useReporters(cellId);
  return {
    requirementId,
    /** Empty until it is known. */
    cellId,
    /** Who reports faults of the site; while it is not known which that is, whether that can be read. */
    reporters: cellId === '' ? { ...requirement, data: undefined } : reporters,
    chosenId: query.get('chosen') || undefined,
    reporterId: query.get('reporter') || undefined,
    goBack: useGoBack(withId(upTo, requirementId)),
  };
}
