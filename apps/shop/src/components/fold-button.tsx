import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import classes from './fold-button.module.css';

interface Props {
  readonly isOpen: boolean;
  readonly isHighlighted?: boolean;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly onClick: () => void;
  /** How much is folded. */
  readonly children: ReactNode;
}

/** One row in place of many that seldom matter; it shows them and folds them again. */
export function FoldButton({ isOpen, isHighlighted = false, ref, onClick, children }: Props) {
  return (
    <UnstyledButton
      ref={ref}
      className={classes.row}
      data-fold
      data-open={isOpen || undefined}
      data-highlighted={isHighlighted || undefined}
      aria-expanded={isOpen}
      onClick={onClick}
    >
      <IconChevronDown size={18} className={classes.chevron} aria-hidden />
      {children}
    </UnstyledButton>
  );
}
