import { Radio } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import type { ReactNode } from 'react';
import classes from './checkout.module.css';
import type { BranchSupplyText } from './use-branch-supply.ts';

interface Choice {
  readonly value: string;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** How much of the order is in stock there. */
  readonly supply?: BranchSupplyText | undefined;
  /** A warning about this choice. */
  readonly warning?: string;
  /** Shown to the right of the title: a fee. */
  readonly aside?: ReactNode;
  /** Whether it cannot be chosen; its text gives the reason. */
  readonly isDisabled?: boolean;
}

interface Props {
  readonly label: string;
  readonly value: string | undefined;
  readonly choices: readonly Choice[];
  /** Whether choices are shown beside each other where there is space. */
  readonly isWide?: boolean;
  readonly onChange: (value: string) => void;
}

/** Radio buttons with a few lines of text each. */
export function ChoiceList({ label, value, choices, isWide = false, onChange }: Props) {
  return (
    <Radio.Group label={label} value={value ?? null} onChange={onChange}>
      <div className={classes.choices} data-wide={isWide}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classes.choice}
            data-chosen={choice.value === value}
            data-disabled={choice.isDisabled ?? false}
          >
            <Radio value={choice.value} disabled={choice.isDisabled ?? false} className={classes.radio} />
            <span className={classes.choiceText}>
              <span className={classes.choiceTitle}>
                <span className={classes.choiceName}>{choice.title}</span>
                {choice.aside ? <span className={classes.choiceAside}>{choice.aside}</span> : null}
              </span>
              {choice.text ? <span className={classes.choiceNote}>{choice.text}</span> : null}
              {choice.supply ? (
                <span className={classes.supply} data-kind={choice.supply.kind}>
                  {choice.supply.text}
                </span>
              ) : null}
              {choice.warning ? <span className={classes.choiceWarning}>{choice.warning}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </Radio.Group>
  );
}
