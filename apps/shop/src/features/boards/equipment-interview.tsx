import type { Board, Condition, EquipmentQuestion } from '@partsboard/contract/boards';
import type { EquipmentAnswer } from '@partsboard/contract/vehicles';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { focusIfLost } from '@partsboard/ui/lib/focus-if-lost.ts';
import { EquipmentAnswers } from './equipment-answers.tsx';
import classes from './equipment-interview.module.css';

interface Props {
  readonly board: Pick<Board, 'OpenLines' | 'Questions'>;
  /** What was said about the vehicle, on this board and on others. */
  readonly answers: readonly EquipmentAnswer[];
  readonly skippedCodes: readonly string[];
  /** Names the equipment of this board's lines. */
  readonly conditions: readonly Condition[];
  /** Whether the questions are from before the last answer. */
  readonly isRefreshing: boolean;
  readonly onAnswer: (answer: EquipmentAnswer) => void;
  readonly onTakeBack: (answer: EquipmentAnswer) => void;
  readonly onSkip: (codes: readonly string[]) => void;
  readonly onAskAgain: () => void;
}

const codesOf = ({ Equipment }: EquipmentQuestion) => Equipment.map(({ Code }) => Code);

/** Asks about the equipment on which lines of the board depend, one question at a time. */
export function EquipmentInterview(props: Props) {
  const { board, answers, skippedCodes, conditions, isRefreshing } = props;
  const { t } = useTranslation();
  const [isUsed, setIsUsed] = useState(false);
  const isSkipped = (question: EquipmentQuestion) =>
    codesOf(question).some((code) => skippedCodes.includes(code));
  const question = board.Questions.find((one) => !isSkipped(one));
  const ofBoard = answers.filter(({ Asked }) => conditions.some(({ Code }) => Asked.includes(Code)));
  if (board.Questions.length === 0 && ofBoard.length === 0) return null;

  const then = (remember: () => void) => () => {
    // A second click while the answer is on its way would answer a question that is not asked any more.
    if (isRefreshing) return;
    setIsUsed(true);
    remember();
  };

  return (
    <section className={classes.interview} aria-label={t('Equipment of this vehicle')}>
      {question ? (
        <Question
          key={codesOf(question).join(' ')}
          question={question}
          takesFocus={isUsed}
          onAnswer={(Has) => then(() => props.onAnswer({ Asked: codesOf(question), Has }))()}
          onSkip={then(() => props.onSkip(codesOf(question)))}
        />
      ) : null}
      <div className={classes.state}>
        <p
          className={classes.open}
          role="status"
          tabIndex={-1}
          ref={isUsed && !question ? focusIfLost : undefined}
        >
          {board.OpenLines === 0
            ? t('No line depends on unknown equipment any more.')
            : t('{{count}} lines still depend on the equipment.', { count: board.OpenLines })}
        </p>
        {board.Questions.some(isSkipped) ? (
          <Button variant="subtle" size="compact-sm" onClick={then(props.onAskAgain)}>
            {t('Ask skipped questions again')}
          </Button>
        ) : null}
        <EquipmentAnswers
          answers={ofBoard}
          conditions={conditions}
          onTakeBack={(answer) => then(() => props.onTakeBack(answer))()}
        />
      </div>
    </section>
  );
}

interface QuestionProps {
  readonly question: EquipmentQuestion;
  /** Whether it follows another one, whose buttons had the focus. */
  readonly takesFocus: boolean;
  readonly onAnswer: (code: string | null) => void;
  readonly onSkip: () => void;
}

function Question({ question: { Equipment }, takesFocus, onAnswer, onSkip }: QuestionProps) {
  const { t } = useTranslation();
  const [first, ...others] = Equipment;
  if (!first) return null;
  const isYesOrNo = others.length === 0;
  const text = isYesOrNo
    ? t('Does this vehicle have {{equipment}}?', { equipment: `${first.Code} – ${first.Purpose}` })
    : t('Which of these does this vehicle have?');
  return (
    <div
      role="group"
      aria-label={text}
      className={classes.question}
      tabIndex={-1}
      ref={takesFocus ? focusIfLost : undefined}
    >
      <p className={classes.text}>{text}</p>
      <div className={classes.choices}>
        {Equipment.map(({ Code, Purpose }) => (
          <Button key={Code} variant="default" className={classes.choice} onClick={() => onAnswer(Code)}>
            {isYesOrNo ? t('Yes') : `${Code} – ${Purpose}`}
          </Button>
        ))}
        <Button variant="default" className={classes.choice} onClick={() => onAnswer(null)}>
          {isYesOrNo ? t('No') : t('None of these')}
        </Button>
        <Button variant="subtle" className={classes.choice} onClick={onSkip}>
          {t('Skip')}
        </Button>
      </div>
    </div>
  );
}
