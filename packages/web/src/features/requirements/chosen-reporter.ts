import { create } from 'zustand';
import type { ChosenReporter } from '../../shared/domain/reporter/reporter.ts';
import { forgetWithPerson } from '../../shared/platform/storage/personal-data.ts';

interface Choice {
  /** The requirement that it was chosen for. */
  requirementId: string;
  reporter: ChosenReporter;
}

/** Who was chosen on a page of its own, until the form takes them over. */
export const useChosenReporter = create<{ choice?: Choice }>(() => ({}));

forgetWithPerson(() => useChosenReporter.setState({}, true));

export function chooseReporter(requirementId: string, reporter: ChosenReporter): void {
  useChosenReporter.setState({ choice: { requirementId, reporter } });
}

export function takeReporter(): void {
  useChosenReporter.setState({ choice: undefined });
}
