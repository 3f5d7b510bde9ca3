import { classifyVin } from '@partsboard/domain/vin';
import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { isNotFound } from '@partsboard/ui/api/api-error.ts';
import classes from './vin-field.module.css';

interface Props {
  readonly label: string;
  readonly submitLabel: string;
  /** The message for a VIN that no vehicle has. */
  readonly notFoundMessage: string;
  readonly initialText?: string;
  readonly autoFocus?: boolean;
  readonly search: {
    readonly isPending: boolean;
    readonly mutate: (vin: string, events: { readonly onError: (error: Error) => void }) => void;
  };
}

/** A field for a whole VIN or its last seven characters; spaces and lower case are accepted. */
export function VinField(props: Props) {
  const { label, submitLabel, notFoundMessage, initialText = '', autoFocus = false, search } = props;
  const { t } = useTranslation();
  const [text, setText] = useState(initialText);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);

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
          if (isNotFound(error)) setErrorMessage(notFoundMessage);
        },
      });
    }
  };

  return (
    <form onSubmit={onSubmit} noValidate>
      <TextInput
        classNames={{ input: classes.vin }}
        label={label}
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
              {submitLabel}
            </Button>
          </div>
        )}
      />
    </form>
  );
}
