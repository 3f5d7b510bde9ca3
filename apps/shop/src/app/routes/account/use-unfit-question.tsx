import type { LineVehicles } from '@partsboard/contract/line-vehicles';
import { useState, type ReactNode } from 'react';
import { UnfitQuestion } from '../../../components/unfit-question.tsx';
import { useFindUnfit } from '../../../features/fit/fit.queries.ts';

interface Part {
  readonly ProductId: number;
  readonly Sku: string;
  /** Its own, for which it is added whatever is chosen. */
  readonly Vehicles?: LineVehicles;
}

interface Question {
  readonly unfit: readonly Part[];
  readonly isAll: boolean;
  readonly add: (without: ReadonlySet<number>) => void;
}

interface UnfitQuestionParts {
  /** Adds the parts at once where all fit the chosen vehicle, or asks what to do with those that do not. */
  readonly askAndAdd: (parts: readonly Part[], add: Question['add']) => Promise<void>;
  readonly question: ReactNode;
}

/** For parts that are added together: those that do not fit the chosen vehicle are not added without a word. */
export function useUnfitQuestion(): UnfitQuestionParts {
  const findUnfit = useFindUnfit();
  const [question, setQuestion] = useState<Question | null>(null);

  const askAndAdd = async (parts: readonly Part[], add: Question['add']) => {
    const forChosen = parts.filter(({ Vehicles = [] }) => Vehicles.length === 0);
    const ids = await findUnfit(forChosen.map(({ ProductId }) => ProductId));
    const unfit = parts.filter(({ ProductId }) => ids.has(ProductId));
    if (unfit.length === 0) add(new Set());
    else setQuestion({ unfit, isAll: unfit.length === parts.length, add });
  };

  const answer = (without: readonly Part[]) => {
    question?.add(new Set(without.map(({ ProductId }) => ProductId)));
    setQuestion(null);
  };

  return {
    askAndAdd,
    question: (
      <UnfitQuestion
        numbers={question?.unfit.map(({ Sku }) => Sku) ?? null}
        onAddAll={() => answer([])}
        onLeaveOut={question?.isAll ? undefined : () => answer(question?.unfit ?? [])}
        onClose={() => setQuestion(null)}
      />
    ),
  };
}
