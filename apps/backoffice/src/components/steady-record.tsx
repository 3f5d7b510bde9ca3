import { Alert, Button, Group } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { Fragment, useState, type ReactNode } from 'react';
import { UnsavedContext } from './unsaved-context.ts';

interface SteadyRecordProps<R> {
  /** As it was read last. */
  readonly record: R;
  /** What the form edits of it. */
  readonly fieldsOf: (record: R) => object;
  /** The form of a record, which it saves with the version that this one has. */
  readonly children: (record: R) => ReactNode;
}

/**
 * Keeps what somebody has typed into a form while its record is read again. Without unsaved changes the form shows the
 * newer one; else it goes on with the older, and the person is told, unless nothing that the form edits has changed.
 */
export function SteadyRecord<R extends { readonly version: number }>(props: SteadyRecordProps<R>) {
  const { record, fieldsOf, children } = props;
  const { t } = useTranslation();
  const [isDirty, setDirty] = useState(false);
  const [held, setHeld] = useState({ record, forms: 0 });
  const show = () => setHeld({ record, forms: held.forms + 1 });
  const isNewer = record.version !== held.record.version;
  const isSame = JSON.stringify(fieldsOf(record)) === JSON.stringify(fieldsOf(held.record));
  if (isNewer && isSame) setHeld({ ...held, record });
  else if (isNewer && !isDirty) show();
  return (
    <UnsavedContext value={setDirty}>
      {isNewer && !isSame && isDirty ? (
        <Alert color="amber" role="alert" title={t('Somebody else has changed this meanwhile')}>
          <Group justify="space-between">
            {t('Your changes on this screen are not saved.')}
            <Button size="compact-sm" variant="default" onClick={show}>
              {t('Discard')}
            </Button>
          </Group>
        </Alert>
      ) : null}
      <Fragment key={held.forms}>{children(isNewer ? held.record : record)}</Fragment>
    </UnsavedContext>
  );
}
