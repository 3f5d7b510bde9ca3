import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import type { Crumb } from '@partsboard/ui/components/breadcrumb-trail.tsx';
import { paths } from '../../lib/paths.ts';

interface Step {
  readonly Id: number;
  readonly Name: string;
}

/** Catalog > category path > the screen itself. A main group links to its subgroups, a subgroup to its boards. */
export function useCatalogueBreadcrumbs(path: readonly Step[], screen: string): readonly Crumb[] {
  const { t } = useTranslation();
  return [
    { label: t('Catalog'), link: { to: paths.catalogue } },
    ...path.map(({ Id, Name }, depth): Crumb => ({
      label: Name,
      link:
        depth === 0
          ? { to: paths.catalogue, search: { id: Id, name: Name } }
          : { to: paths.category, params: { category: String(Id) }, search: { name: Name } },
    })),
    // Without a name, which may still be loading, there is no last breadcrumb.
    ...(screen === '' ? [] : [{ label: screen }]),
  ];
}
