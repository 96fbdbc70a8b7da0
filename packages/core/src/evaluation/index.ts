export { type EvaluationDraft, evaluationIssues, evaluationLimits } from './check-evaluation.ts';
export {
  automaticEvaluation,
  type EvaluationTag,
  evaluationTags,
  lowestStar,
  readLabel,
  readStars,
  type StarDimension,
  type Stars,
  starDimensions,
  writeLabel,
  writeStars,
} from './evaluation.ts';
