import { LinkButton } from '@partsboard/ui/components/links.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ListExportMenu } from './list-export-menu.tsx';
import { useExportParts } from '../../features/parts/parts.mutations.ts';
import { PartFilters } from '../../features/parts/part-filters.tsx';
import { PartList } from '../../features/parts/part-list.tsx';
import { SavedViews } from '../../features/saved-views/saved-views.tsx';
import { useMay } from '../../features/session/session.queries.ts';
import { paths } from '../../lib/paths.ts';
import { partSearch } from '../search-params.ts';

/** The parts; the address names all filters. */
export function PartsScreen() {
  const { t } = useTranslation();
  const exportParts = useExportParts();
  const filter = useSearch({ from: '/frame/parts' });
  const navigate = useNavigate();
  const may = useMay();
  return (
    <Page
      title={t('Parts')}
      width="wide"
      actions={
        <>
          {may('stock.read') ? (
            <LinkButton variant="default" to={paths.stockCorrections}>
              {t('Stock corrections')}
            </LinkButton>
          ) : null}
          <SavedViews
            list="parts"
            filter={filter}
            onOpen={(saved) => void navigate({ to: paths.parts, search: partSearch(saved) })}
          />
          <ListExportMenu
            isPending={exportParts.isPending}
            onExport={(format) => exportParts.mutate({ ...filter, format })}
          />
        </>
      }
    >
      <PartFilters
        filter={filter}
        onChange={(search) => void navigate({ to: paths.parts, search, replace: true })}
      />
      <PartList filter={filter} />
    </Page>
  );
}
