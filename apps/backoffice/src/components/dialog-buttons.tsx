import { Button, Group } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';

interface DialogButtonsProps {
  readonly label: string;
  readonly isPending: boolean;
  readonly isDisabled?: boolean;
  readonly isDangerous?: boolean;
  readonly onClose: () => void;
}

/** The buttons below a form in a dialog: back, or do it. */
export function DialogButtons(props: DialogButtonsProps) {
  const { label, isPending, isDisabled = false, isDangerous = false, onClose } = props;
  const { t } = useTranslation();
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" onClick={onClose}>
        {t('Back')}
      </Button>
      <Button
        type="submit"
        loading={isPending}
        disabled={isDisabled}
        {...(isDangerous ? { color: 'red.7' } : {})}
      >
        {label}
      </Button>
    </Group>
  );
}
