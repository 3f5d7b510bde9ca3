import { Title } from '@mantine/core';
import type { Warehouse } from '@partsboard/contract/reference';
import { IconClock, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { DataLink } from '../../components/data-link.tsx';
import { Picture } from '../../components/picture.tsx';
import { useConfig, useWarehouses } from '../../lib/reference/use-reference.ts';
import classes from './branch-offices.module.css';

export function BranchOffices() {
  const { t } = useTranslation();
  const branches = useWarehouses().filter((warehouse) => warehouse.IsBranchOffice);
  if (branches.length === 0) return null;
  return (
    <section aria-labelledby="branch-offices">
      <Title order={2} id="branch-offices" mb="sm">
        {t('Branch offices')}
      </Title>
      <ul className={classes.grid}>
        {branches.map((branch) => (
          <li key={branch.Id}>
            <BranchCard branch={branch} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function BranchCard({ branch }: { readonly branch: Warehouse }) {
  const defaultUrl = useConfig()?.general.defaultBranchUrl ?? '/';
  const { Address: address } = branch;
  return (
    <article className={classes.card}>
      <Picture className={classes.picture} src={branch.ImageUrl} alt="" />
      <div className={classes.body}>
        <h3 className={classes.name}>
          <DataLink className={classes.link} href={branch.Url ?? defaultUrl}>
            {branch.Name}
          </DataLink>
        </h3>
        <p className={classes.fact}>
          <IconMapPin size={16} stroke={1.6} aria-hidden="true" />
          {address.Address1}, {address.ZipPostalCode} {address.City}
        </p>
        <p className={classes.fact}>
          <IconClock size={16} stroke={1.6} aria-hidden="true" />
          {branch.OpeningHours}
        </p>
        <p className={classes.fact}>
          <IconPhone size={16} stroke={1.6} aria-hidden="true" />
          <a href={`tel:${address.PhoneNumber.replaceAll(' ', '')}`}>{address.PhoneNumber}</a>
        </p>
        <p className={classes.fact}>
          <IconMail size={16} stroke={1.6} aria-hidden="true" />
          <DataLink href={`mailto:${address.Email}`}>{address.Email}</DataLink>
        </p>
      </div>
    </article>
  );
}
