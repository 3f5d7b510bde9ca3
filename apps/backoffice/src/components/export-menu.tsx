import type { TableFormat } from '@partsboard/contract/backoffice/table-format';
import { Button, Menu } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconChevronDown, IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';

interface ExportMenuProps {
  readonly isPending: boolean;
  readonly onExport: (format: TableFormat) => void;
}

/** Saves what is filtered as a file for spreadsheets. */
export function ExportMenu({ isPending, onExport }: ExportMenuProps) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
          loading={isPending}
        >
          {t('Export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
          onClick={() => onExport('xlsx')}
        >
          {t('Excel (XLSX)')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileTypeCsv size={16} aria-hidden />} onClick={() => onExport('csv')}>
          {t('CSV')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
