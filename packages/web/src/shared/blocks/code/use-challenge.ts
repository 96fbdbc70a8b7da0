import { isSvcdeskError } from '@svcdesk/core';
import { captcha, type DataOf, type RequestOf } from '@svcdesk/core/contract';
import { useCallback, useEffect, useState } from 'react';
import { caller } from '../../platform/api/caller.ts';
import { showFailure } from '../../platform/api/failures.ts';

export type Scene = RequestOf<typeof captcha.param>['scene'];
export type Challenge = DataOf<typeof captcha.param>;
type Answer = Omit<RequestOf<typeof captcha.verify>, 'challengeId'>;

interface ChallengeHandle {
  challenge?: Challenge;
  /** The challenge could not be fetched. */
  failed: boolean;
  /** The last answer did not fit; a fresh picture is on its way. */
  wrong: boolean;
  renew: () => void;
  /** Gives the pass, or nothing when the answer was wrong. */
  answer: (answer: Answer) => Promise<string | undefined>;
}

/** A slider challenge for one purpose; every answer uses it up. */
export function useChallenge(scene: Scene): ChallengeHandle {
  const [challenge, setChallenge] = useState<Challenge>();
  const [failed, setFailed] = useState(false);
  const [wrong, setWrong] = useState(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let here = round >= 0;
    setFailed(false);
    caller.call(captcha.param, { scene }).then(
      (fresh) => here && setChallenge(fresh),
      (error: unknown) => {
        if (!here) return;
        setFailed(true);
        showFailure(error);
      },
    );
    return () => {
      here = false;
    };
  }, [scene, round]);

  const renew = useCallback(() => {
    setChallenge(undefined);
    setRound((before) => before + 1);
  }, []);

  return {
    challenge,
    failed,
    wrong,
    renew,
    async answer(answer) {
      if (!challenge) return undefined;
      try {
        const passed = await caller.call(captcha.verify, { challengeId: challenge.challengeId, ...answer });
        return passed.captcha;
      } catch (error) {
        if (isSvcdeskError(error, 'captchaNeeded')) setWrong(true);
        else showFailure(error);
        renew();
        return undefined;
      }
    },
  };
}
