import type { AuditEntry } from '@partsboard/contract/backoffice/audit';
import { Table, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import { fieldTexts } from './field-texts.ts';
import { changedFields } from './changed-fields.ts';
import classes from './audit-changes.module.css';

/** What one entry of the audit trail has changed, field by field. */
export function AuditChanges({ entry }: { readonly entry: AuditEntry }) {
  const { t } = useTranslation();
  const fields = changedFields(entry.before, entry.after, {
    yes: t('Yes'),
    no: t('No'),
    formatMoment: formatShortDateTime,
  });
  const names = fieldTexts(t);
  return (
    <div className={classes.changes}>
      {fields.length === 0 ? (
        <Text c="dimmed">{t('No data were changed.')}</Text>
      ) : (
        <Table withRowBorders={false} verticalSpacing={4} aria-label={t('Changes')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('Field')}</Table.Th>
              <Table.Th>{t('Before')}</Table.Th>
              <Table.Th>{t('After')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {fields.map(({ name, before, after }) => (
              <Table.Tr key={name}>
                <Table.Td>{names.get(name) ?? name}</Table.Td>
                <Table.Td className={classes.before}>{before}</Table.Td>
                <Table.Td className={classes.after}>{after}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {entry.requestId === null ? null : (
        <Text c="dimmed" size="xs">
          {t('Request {{id}}', { id: entry.requestId })}
        </Text>
      )}
    </div>
  );
}
