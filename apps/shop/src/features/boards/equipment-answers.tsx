import type { Condition } from '@partsboard/contract/boards';
import type { EquipmentAnswer } from '@partsboard/contract/vehicles';
import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import classes from './equipment-interview.module.css';

interface Props {
  readonly answers: readonly EquipmentAnswer[];
  readonly conditions: readonly Condition[];
  readonly onTakeBack: (answer: EquipmentAnswer) => void;
}

/** What was said about the vehicle's equipment; a click takes it back. */
export function EquipmentAnswers({ answers, conditions, onTakeBack }: Props) {
  const { t } = useTranslation();
  if (answers.length === 0) return null;
  const named = (code: string) => {
    const found = conditions.find(({ Code }) => Code === code);
    return found ? `${code} – ${found.Purpose}` : code;
  };
  const textOf = ({ Asked, Has }: EquipmentAnswer) =>
    Has === null
      ? t('Without {{equipment}}', { equipment: Asked.map(named).join(', ') })
      : t('With {{equipment}}', { equipment: named(Has) });
  return (
    <ul className={classes.answers} aria-label={t('Answers about the equipment')}>
      {answers.map((answer) => (
        <li key={answer.Asked.join(' ')}>
          <UnstyledButton
            className={classes.answer}
            aria-label={t('Take back: {{answer}}', { answer: textOf(answer) })}
            title={t('Take back')}
            onClick={() => onTakeBack(answer)}
          >
            {textOf(answer)}
            <IconX size={14} aria-hidden />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
