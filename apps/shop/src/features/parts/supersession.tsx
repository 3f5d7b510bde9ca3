import type { Product } from '@partsboard/contract/parts';
import { Alert } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { IconReplace } from '@tabler/icons-react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { formatDate } from '@partsboard/ui/lib/format.ts';
import classes from './part-view.module.css';
import { paths } from '../../lib/paths.ts';

type Chain = Product['SupersededBy'];

/** Shows which number has replaced this one. */
export function SupersededBy({ chain }: { readonly chain: Chain }) {
  const { t } = useTranslation();
  const current = chain.find((part) => part.Current) ?? chain.at(-1);
  if (!current) return null;
  return (
    <Alert color="amber" icon={<IconReplace aria-hidden />} title={t('This number has been replaced')}>
      {chain.length > 1 ? <ChainList chain={chain} /> : <PartLink part={current} />}
      {current.FitsOldVehicle ? null : <p>{t('The new part does not fit all older vehicles.')}</p>}
    </Alert>
  );
}

/** The part's former numbers. */
export function Supersedes({ chain }: { readonly chain: Chain }) {
  const { t } = useTranslation();
  if (chain.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{t('Replaces these numbers')}</h2>
      <ChainList chain={chain} />
    </section>
  );
}

function ChainList({ chain }: { readonly chain: Chain }) {
  return (
    <ol className={classes.chain}>
      {chain.map((part) => (
        <li key={part.Id}>
          <PartLink part={part} />
          {part.Date ? <span className={classes.relatedNote}> {formatDate(part.Date)}</span> : null}
        </li>
      ))}
    </ol>
  );
}

function PartLink({ part: { Id, Sku, Name } }: { readonly part: Chain[number] }) {
  return (
    <LinkAnchor to={paths.product} params={{ product: String(Id) }}>
      {Sku} {Name}
    </LinkAnchor>
  );
}
