import { Select } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { DayField } from '../../components/day-field.tsx';
import { Filters } from '../../components/filters.tsx';
import { auditActions, auditRecordTypes } from '../../lib/api/contract-values.ts';
import { SearchField } from '../../components/search-field.tsx';
import { withValue } from '../../lib/with-value.ts';
import { useMay } from '../session/session.queries.ts';
import { actionTexts, recordTypeTexts } from './audit-texts.ts';
import { PersonFilter } from './person-filter.tsx';

/** As the address of the screen names them. */
export interface AuditSearch {
  readonly search?: string;
  readonly recordId?: string;
  readonly staffId?: number;
  readonly action?: (typeof auditActions)[number];
  readonly recordType?: (typeof auditRecordTypes)[number];
  /** Days, `YYYY-MM-DD`, both included. */
  readonly from?: string;
  readonly to?: string;
}

interface AuditFiltersProps {
  readonly search: AuditSearch;
  readonly onChange: (search: AuditSearch) => void;
}

export function AuditFilters({ search, onChange }: AuditFiltersProps) {
  const { t } = useTranslation();
  const maySeeStaff = useMay()('staff.read');
  const actions = actionTexts(t);
  const types = recordTypeTexts(t);
  return (
    <Filters
      isWide
      first={
        <SearchField
          placeholder={t('Name, number or value')}
          value={search.search ?? ''}
          onSearch={(text) => onChange(withValue(search, 'search', text))}
        />
      }
    >
      {maySeeStaff ? (
        <PersonFilter
          staffId={search.staffId}
          onChange={(staffId) => onChange(withValue(search, 'staffId', staffId))}
        />
      ) : null}
      <Select
        label={t('What')}
        placeholder={t('All')}
        clearable
        searchable
        data={auditActions.map((value) => ({ value, label: actions[value] }))}
        value={search.action ?? null}
        onChange={(value) => onChange(withValue(search, 'action', value))}
      />
      <Select
        label={t('Kind')}
        placeholder={t('All')}
        clearable
        data={auditRecordTypes.map((value) => ({ value, label: types[value] }))}
        value={search.recordType ?? null}
        onChange={(value) => onChange(withValue(withValue(search, 'recordType', value), 'recordId', null))}
      />
      <DayField
        label={t('From day')}
        value={search.from}
        onChange={(day) => onChange(withValue(search, 'from', day))}
      />
      <DayField
        label={t('To day')}
        value={search.to}
        onChange={(day) => onChange(withValue(search, 'to', day))}
      />
    </Filters>
  );
}
