import type { EvaluationTag, StarDimension } from '../../dictionary/evaluation.ts';

/** Words of evaluations. */
export const evaluation = {
  tag: {
    goodTechnology: '技术好',
    goodCommunication: '沟通好',
    friendly: '态度友好',
    poorTimeSense: '时间观念差',
    poorServiceAttitude: '服务态度差',
    unfamiliarWithProduct: '产品不熟悉',
  } satisfies Record<EvaluationTag, string>,
  star: {
    timeSense: '时间观念',
    serviceAttitude: '服务态度',
    technicalLevel: '技术水平',
    communication: '沟通能力',
  } satisfies Record<StarDimension, string>,
  rating: { 1: '很差', 2: '较差', 3: '一般', 4: '满意', 5: '非常满意' },
  automatic: '系统默认好评',
};
