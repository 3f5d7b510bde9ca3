import { ActionIcon } from '@mantine/core';
import { IconListDetails, IconSearch, IconShoppingCart, type TablerIcon } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { Ref } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { LinkActionIcon } from '@partsboard/ui/components/links.tsx';
import { formatMoney, formatNumber } from '@partsboard/ui/lib/format.ts';
import { AccountButton } from './account-button.tsx';
import { buttonLook, iconLook } from './action-look.ts';
import { CountBadge } from './count-badge.tsx';
import classes from './header-actions.module.css';
import { useHeaderCounts } from './use-header-counts.ts';
import { useCurrencyCode } from '../../lib/reference/use-reference.ts';
import { paths } from '../../lib/paths.ts';

interface Props {
  readonly searchButton: Ref<HTMLButtonElement>;
  readonly onSearch: () => void;
}

/** The way into the search, and icons with counts that lead to their pages. */
export function HeaderActions({ searchButton, onSearch }: Props) {
  const { t } = useTranslation();
  const { shoppingLists, cartLines, cartTotal } = useHeaderCounts();
  const currency = useCurrencyCode();
  return (
    <div className={classes.actions}>
      <ActionIcon
        ref={searchButton}
        {...buttonLook}
        aria-label={t('Search')}
        title={t('Search')}
        onClick={onSearch}
      >
        <IconSearch {...iconLook} />
      </ActionIcon>
      <Action
        to={paths.shoppingLists}
        label={t('Shopping lists')}
        icon={IconListDetails}
        count={shoppingLists}
      />
      <Action
        to={paths.cart}
        label={t('Cart')}
        icon={IconShoppingCart}
        count={cartLines}
        value={cartTotal === undefined ? undefined : formatMoney(cartTotal, currency)}
      />
      <AccountButton />
    </div>
  );
}

interface ActionProps {
  readonly to: NonNullable<LinkProps['to']>;
  readonly label: string;
  readonly icon: TablerIcon;
  readonly count?: number | undefined;
  /** An amount, shown where there is space for it. */
  readonly value?: string | undefined;
}

function Action({ to, label, icon: Icon, count, value }: ActionProps) {
  const name = count === undefined ? label : `${label}: ${formatNumber(count)}`;
  return (
    <LinkActionIcon
      to={to}
      {...buttonLook}
      aria-label={name}
      title={label}
      data-valued={value !== undefined || undefined}
    >
      <Icon {...iconLook} />
      <CountBadge count={count} />
      {value === undefined ? null : (
        <span className={classes.value} aria-hidden="true">
          {value}
        </span>
      )}
    </LinkActionIcon>
  );
}
