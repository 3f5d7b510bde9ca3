import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { filledCells, type ColumnGuess, type ImportColumns } from './import-columns.ts';

/** A column, or that there is none. */
export type ColumnChoice = number | 'none';

interface Props {
  readonly label: string;
  /** Why the person has to choose. */
  readonly question: string;
  readonly columns: ImportColumns;
  readonly guess: ColumnGuess;
  readonly value: ColumnChoice | null;
  readonly onChange: (column: ColumnChoice) => void;
  /** The text of the choice that there is no such column; absent where there must be one. */
  readonly none?: string | undefined;
}

/** As many cells of a column as it takes to recognize it. */
const EXAMPLES = 3;

/** Asks which column has something; nothing where only one can have it. */
export function ColumnSelect({ label, question, columns, guess, value, onChange, none }: Props) {
  const { t } = useTranslation();
  const { lines, headings } = columns;
  if (guess.possible.length < 2 && guess.chosen !== null) return null;
  const name = (index: number) => {
    const heading = headings[index] ?? '';
    return heading === '' ? t('Column {{number}}', { number: index + 1 }) : heading;
  };
  const examples = (index: number) => {
    const cells = filledCells(lines, index);
    return `${cells.slice(0, EXAMPLES).join(' · ')}${cells.length > EXAMPLES ? ' …' : ''}`;
  };
  return (
    <NativeSelect
      label={label}
      description={value === null ? <span role="status">{question}</span> : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={String(value ?? '')}
      onChange={({ currentTarget: { value: picked } }) =>
        onChange(picked === 'none' ? picked : Number(picked))
      }
    >
      {value === null ? <option value="">{t('Choose a column')}</option> : null}
      {guess.possible.map((index) => (
        <option key={index} value={index}>
          {`${name(index)}: ${examples(index)}`}
        </option>
      ))}
      {none === undefined ? null : <option value="none">{none}</option>}
    </NativeSelect>
  );
}
