export { type Route, type RoutedBy, type RoutedOrder, type RoutingRule, routedBy, routeOf } from './route.ts';
export {
  likeness,
  type SimilarCandidate,
  type SimilarDraft,
  similarFrom,
  similarityOf,
} from './similar.ts';
export {
  type AreaFit,
  areaFitOf,
  type Suggestion,
  type SuggestionCandidate,
  type SuggestionNeeds,
  type SuggestionReason,
  suggestEngineers,
  suggestionOf,
  suggestionReasons,
} from './suggest.ts';
