import type { evaluation as source } from '../zh-CN/evaluation.ts';

/** Words of evaluations. */
export const evaluation: typeof source = {
  tag: {
    goodTechnology: 'Skilled',
    goodCommunication: 'Communicates well',
    friendly: 'Friendly',
    poorTimeSense: 'Not on time',
    poorServiceAttitude: 'Poor attitude',
    unfamiliarWithProduct: 'Does not know the product',
  },
  star: {
    timeSense: 'Punctuality',
    serviceAttitude: 'Attitude',
    technicalLevel: 'Technical skill',
    communication: 'Communication',
  },
  rating: { 1: 'Very poor', 2: 'Poor', 3: 'Fair', 4: 'Good', 5: 'Very good' },
  automatic: 'Rated by default',
};
