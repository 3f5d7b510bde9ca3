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
  /** Shows on the drawing which positions a question is about. */
  readonly onPointAt: (positions: readonly string[]) => void;
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
    // The question goes without the pointer leaving it.
    props.onPointAt([]);
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
          onPointAt={props.onPointAt}
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
  readonly onPointAt: (positions: readonly string[]) => void;
}

function Question({ question, takesFocus, onAnswer, onSkip, onPointAt }: QuestionProps) {
  const { Equipment, NoneExample, Positions } = question;
  const { t } = useTranslation();
  const [first, ...others] = Equipment;
  if (!first) return null;
  const isYesOrNo = others.length === 0;
  const text = isYesOrNo
    ? t('Does this vehicle have {{equipment}}?', { equipment: `${first.Code} – ${first.Purpose}` })
    : t('Which of these does this vehicle have?');
  const point = () => onPointAt(Positions);
  const stop = () => onPointAt([]);
  return (
    <div
      role="group"
      aria-label={text}
      onMouseEnter={point}
      onMouseLeave={stop}
      onFocus={point}
      onBlur={stop}
      className={classes.question}
      tabIndex={-1}
      ref={takesFocus ? focusIfLost : undefined}
    >
      <p className={classes.text}>
        {text}
        {Positions.length === 0 ? null : (
          <span className={classes.positions}>
            {t('On the drawing: {{positions}}', { positions: Positions.join(', ') })}
          </span>
        )}
      </p>
      <div className={classes.choices}>
        {Equipment.map(({ Code, Purpose, Example }) => (
          <Choice
            key={Code}
            text={isYesOrNo ? t('Yes') : `${Code} – ${Purpose}`}
            example={Example}
            onClick={() => onAnswer(Code)}
          />
        ))}
        <Choice
          text={isYesOrNo ? t('No') : t('None of these')}
          example={NoneExample}
          onClick={() => onAnswer(null)}
        />
        <Button variant="subtle" className={classes.choice} onClick={onSkip}>
          {t('Skip')}
        </Button>
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly text: string;
  /** A part that can be looked at or measured. */
  readonly example: string | null;
  readonly onClick: () => void;
}

function Choice({ text, example, onClick }: ChoiceProps) {
  return (
    <Button
      variant="default"
      className={classes.choice}
      data-has-example={example !== null}
      onClick={onClick}
    >
      <span>
        {text}
        {example === null ? null : <span className={classes.example}> {example}</span>}
      </span>
    </Button>
  );
}
