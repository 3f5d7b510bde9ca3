import type { CorrectionFilter } from '@partsboard/contract/backoffice/stock-corrections';
import { Select } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { Filters } from '../../components/filters.tsx';
import { correctionReasons } from '../../lib/api/contract-values.ts';
import { withValue } from '../../lib/with-value.ts';
import { useMay } from '../session/session.queries.ts';
import { reasonTexts } from './part-texts.ts';
import { partChoicesQuery } from './parts.queries.ts';

interface CorrectionFiltersProps {
  readonly filter: CorrectionFilter;
  readonly onChange: (filter: CorrectionFilter) => void;
}

export function CorrectionFilters({ filter, onChange }: CorrectionFiltersProps) {
  const { t } = useTranslation();
  const isEnabled = useMay()('parts.read');
  const warehouses = useQuery({ ...partChoicesQuery, enabled: isEnabled }).data?.warehouses ?? [];
  const texts = reasonTexts(t);
  return (
    <Filters>
      <Select
        label={t('Branch')}
        placeholder={t('All')}
        clearable
        data={warehouses.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={filter.warehouseId === undefined ? null : String(filter.warehouseId)}
        onChange={(id) => onChange(withValue(filter, 'warehouseId', id === null ? null : Number(id)))}
      />
      <Select
        label={t('Reason')}
        placeholder={t('All')}
        clearable
        data={correctionReasons.map((value) => ({ value, label: texts[value] }))}
        value={filter.reason ?? null}
        onChange={(reason) => onChange(withValue(filter, 'reason', reason))}
      />
    </Filters>
  );
}
