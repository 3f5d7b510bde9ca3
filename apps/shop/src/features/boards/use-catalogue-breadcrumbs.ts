import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { Crumb } from '../../components/breadcrumb-trail.tsx';

interface Step {
  readonly Id: number;
  readonly Name: string;
}

/** Catalog > category path > the screen itself. A main group opens in the browser, a subgroup on its screen. */
export function useCatalogueCrumbs(path: readonly Step[], screen: string): readonly Crumb[] {
  const { t } = useTranslation();
  return [
    { label: t('Catalog'), link: { to: '/level4' } },
    ...path.map(({ Id, Name }, depth): Crumb => ({
      label: Name,
      link:
        depth === 0
          ? { to: '/level4', search: { id: Id, name: Name } }
          : { to: '/level4/category/$category', params: { category: String(Id) }, search: { name: Name } },
    })),
    // Not named yet, or never: nothing stands behind the last separator then.
    ...(screen === '' ? [] : [{ label: screen }]),
  ];
}
