import type { FilterOption } from '@partsboard/contract/vehicles';
import type { FilterChoices, FilterStep as Step } from '@partsboard/domain/filter-cascade';
import { Checkbox, Group, Input, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { chosenIn } from './filter-choices.ts';
import { useFilterLabel } from './filter-labels.ts';
import { filterOptionsQuery } from './vehicles.queries.ts';

interface Props {
  readonly step: Step;
  readonly choices: FilterChoices;
  readonly onChoose: (step: Step, options: readonly string[]) => void;
}

const none: readonly FilterOption[] = [];

/** One filter; its options are loaded as soon as all earlier filters are chosen. */
export function FilterStep({ step, choices, onChoose }: Props) {
  const { t } = useTranslation();
  const label = useFilterLabel()(step);
  const { data = none, isFetching, isError } = useQuery(filterOptionsQuery(choices, step));
  const chosen = chosenIn(choices, step);
  const [first, ...others] = data;
  // Where there is nothing to choose, the next step is asked at once. A brand without cars has no cars to begin with.
  const only = first && others.length === 0 && !chosen.includes(first.Id) ? first.Id : undefined;
  useEffect(() => {
    if (only !== undefined) onChoose(step, [only]);
  }, [only, step, onChoose]);

  if (step === 'version') {
    return (
      <Checkbox.Group
        label={label}
        value={[...chosen]}
        onChange={(options) => onChoose(step, options)}
        {...(isError ? { error: t('The options could not be loaded.') } : {})}
      >
        <Group gap="md" mih={36} align="center">
          {data.map(({ Id, Name }) => (
            <Checkbox key={Id} value={Id} label={Name} />
          ))}
          {data.length === 0 ? (
            <Input.Description>{isFetching ? t('Loading') : '–'}</Input.Description>
          ) : null}
        </Group>
      </Checkbox.Group>
    );
  }
  return (
    <NativeSelect
      label={label}
      value={chosen[0] ?? ''}
      disabled={data.length === 0}
      aria-busy={isFetching}
      onChange={(event) =>
        onChoose(step, event.currentTarget.value === '' ? [] : [event.currentTarget.value])
      }
      {...(isError ? { error: t('The options could not be loaded.') } : {})}
    >
      <option value="">{isFetching ? t('Loading') : data.length > 0 ? t('Choose') : ''}</option>
      {data.map(({ Id, Name }) => (
        <option key={Id} value={Id}>
          {Name}
        </option>
      ))}
    </NativeSelect>
  );
}
