import type { Product } from '@partsboard/contract/parts';
import { Skeleton, Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { Picture } from '../../components/picture.tsx';
import { PartAttributes } from './part-attributes.tsx';
import { RelatedParts } from './related-parts.tsx';
import { SupersededBy, Supersedes } from './supersession.tsx';
import classes from './part-view.module.css';

// The code of this page is that of boards too, which have no such list.
const loadWhereUsed = () => import('./where-used.tsx').then((file) => ({ default: file.WhereUsed }));
const WhereUsed = lazy(loadWhereUsed);

/** Loads the list of boards while the part itself is on its way. */
export const usePrepareWhereUsed = (): void =>
  useEffect(() => void loadWhereUsed().catch(() => undefined), []);

interface Props {
  readonly product: Product;
  /** Boards found for the chosen vehicle, by product id. */
  readonly boards: readonly number[];
  /** Price, stock and the add-to-cart button. */
  readonly offer: ReactNode;
}

/** The page of one part. */
export function PartView({ product, boards, offer }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.part}>
      <SupersededBy chain={product.SupersededBy} />
      <div className={classes.top}>
        <Picture
          src={product.Pictures[0]?.ImageUrl}
          alt={product.Name}
          fit="contain"
          eager
          className={classes.picture}
        />
        <PartAttributes product={product} />
        <div className={classes.offer}>{offer}</div>
      </div>
      <Tabs defaultValue={product.Boards.length > 0 ? 'boards' : 'description'} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="description">{t('Description')}</Tabs.Tab>
          <Tabs.Tab value="boards">{t('Boards')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="description" pt="md">
          <p className={classes.description}>{product.FullDescription || t('There is no description.')}</p>
        </Tabs.Panel>
        <Tabs.Panel value="boards" pt="md">
          <Suspense fallback={<Skeleton height={180} />}>
            <WhereUsed series={product.Boards} preferred={boards} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
      <RelatedParts title={t('Parts of this kit')} parts={product.ProductBundleList} />
      <RelatedParts title={t('Needed for the repair')} parts={product.ProductRepairList} />
      <RelatedParts title={t('Fits together with')} parts={product.ProductFitList} />
      <Supersedes chain={product.Supersedes} />
    </div>
  );
}
