export { randomOf } from './search.ts';
export {
  type Found,
  type SolverLimits,
  type SolverProblem,
  solve,
  solveGreedily,
  withWays,
} from './solve.ts';
