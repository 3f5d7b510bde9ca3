import { Title } from '@mantine/core';
import type { Warehouse } from '@partsboard/contract/reference';
import { IconClock, IconMail, IconMapPin, IconPhone, type Icon } from '@tabler/icons-react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import type { ReactNode } from 'react';
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

interface FactProps {
  readonly icon: Icon;
  readonly isKnown: boolean;
  readonly children: ReactNode;
}

/** What the dealer has not filled in leaves no empty line. */
function Fact({ icon: FactIcon, isKnown, children }: FactProps) {
  if (!isKnown) return null;
  return (
    <p className={classes.fact}>
      <FactIcon size={16} stroke={1.6} aria-hidden="true" />
      {children}
    </p>
  );
}

function BranchCard({ branch }: { readonly branch: Warehouse }) {
  const defaultUrl = useConfig()?.general.defaultBranchUrl ?? '/';
  const { Address: address } = branch;
  const place = [address.Address1, `${address.ZipPostalCode} ${address.City}`.trim()]
    .filter((part) => part !== '')
    .join(', ');
  return (
    <article className={classes.card}>
      <Picture className={classes.picture} src={branch.ImageUrl} alt="" />
      <div className={classes.body}>
        <h3 className={classes.name}>
          <DataLink className={classes.link} href={branch.Url ?? defaultUrl}>
            {branch.Name}
          </DataLink>
        </h3>
        <Fact icon={IconMapPin} isKnown={place !== ''}>
          {place}
        </Fact>
        <Fact icon={IconClock} isKnown={branch.OpeningHours !== ''}>
          {branch.OpeningHours}
        </Fact>
        <Fact icon={IconPhone} isKnown={address.PhoneNumber !== ''}>
          <a href={`tel:${address.PhoneNumber.replaceAll(' ', '')}`}>{address.PhoneNumber}</a>
        </Fact>
        <Fact icon={IconMail} isKnown={address.Email !== ''}>
          <DataLink href={`mailto:${address.Email}`}>{address.Email}</DataLink>
        </Fact>
      </div>
    </article>
  );
}
