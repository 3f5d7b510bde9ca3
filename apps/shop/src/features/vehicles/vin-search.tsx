import type { Vehicle } from '@partsboard/contract/vehicles';
import { classifyVin } from '@partsboard/domain/vin';
import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { isNotFound } from '../../lib/api/api-error.ts';
import { readStored, storageKeys } from '../../lib/storage.ts';
import { ChooseVehicleModal } from './choose-vehicle-modal.tsx';
import { useVinSearch } from './vehicles.mutations.ts';
import classes from './vin-search.module.css';

interface Props {
  readonly onChosen?: (vehicle: Vehicle) => void;
  readonly autoFocus?: boolean;
}

/** Search by a whole VIN or its last seven characters; spaces and lower case are accepted. */
export function VinSearch({ onChosen = () => undefined, autoFocus = false }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState(() => readStored(storageKeys.vinSearch) ?? '');
  const [candidates, setCandidates] = useState<readonly Vehicle[]>([]);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const search = useVinSearch({ onFound: onChosen, onSeveral: setCandidates });

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (search.isPending) return;
    const typed = classifyVin(text);
    setErrorMessage(null);
    if (typed.kind === 'not-a-vin' && typed.reason === 'empty') {
      setErrorMessage(t('This field is required'));
    } else if (typed.kind === 'not-a-vin') {
      setErrorMessage(t('A VIN has 17 letters and digits; the last 7 are enough.'));
    } else {
      search.mutate(text.trim(), {
        onError: (error) => {
          // A lost connection says nothing about the VIN and shows a notice.
          if (isNotFound(error))
            setErrorMessage(t('No vehicle was found. Check the VIN or choose the vehicle by filters.'));
        },
      });
    }
  };

  return (
    <>
      <form onSubmit={onSubmit} noValidate>
        <TextInput
          classNames={{ input: classes.vin }}
          label={t('Search by VIN')}
          placeholder={t('17 characters or the last 7')}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setErrorMessage(null);
          }}
          error={errorMessage}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-autofocus={autoFocus || undefined}
          inputContainer={(field) => (
            <div className={classes.row}>
              {field}
              <Button type="submit" loading={search.isPending}>
                {t('Search')}
              </Button>
            </div>
          )}
        />
      </form>
      <ChooseVehicleModal vehicles={candidates} onClose={() => setCandidates([])} onChosen={onChosen} />
    </>
  );
}
