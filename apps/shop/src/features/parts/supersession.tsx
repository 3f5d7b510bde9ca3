import type { Product } from '@partsboard/contract/products';
import { Alert } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { IconReplace } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format.ts';
import classes from './part-view.module.css';

type Chain = Product['SupersededBy'];

/** The numbers that this part had before, and the one that has replaced it. */
export function Supersession({ product: { SupersededBy, Supersedes } }: { readonly product: Product }) {
  const { t } = useTranslation();
  const current = SupersededBy.find((part) => part.Current) ?? SupersededBy.at(-1);
  return (
    <>
      {current ? (
        <Alert color="amber" icon={<IconReplace aria-hidden />} title={t('This number has been replaced')}>
          <PartLink part={current} />
          {current.FitsOldVehicle ? null : <> {t('The new part does not fit all older vehicles.')}</>}
          {SupersededBy.length > 1 ? <ChainList chain={SupersededBy} /> : null}
        </Alert>
      ) : null}
      {Supersedes.length > 0 ? (
        <section className={classes.section}>
          <h2 className={classes.heading}>{t('Replaces these numbers')}</h2>
          <ChainList chain={Supersedes} />
        </section>
      ) : null}
    </>
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
    <Link to="/level4/product/$product" params={{ product: String(Id) }}>
      {Sku} {Name}
    </Link>
  );
}
