import '@mantine/core/styles/Popover.layer.css';
import { Popover, Skeleton } from '@mantine/core';
import {
  IconHistory,
  IconKeyboard,
  IconListDetails,
  IconLogout2,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney } from '@partsboard/ui/lib/format.ts';
import { creditLimitQuery, customerQuery } from '../../features/account/account.queries.ts';
import { paths } from '../../lib/paths.ts';
import classes from './account-menu.module.css';

// In the menu's file: the name of a file of its own would be part of every first visit.
export { KeyHelp } from './key-help.tsx';

interface Props {
  readonly opened: boolean;
  readonly button: RefObject<HTMLElement | null>;
  /** The person has closed it. */
  readonly onClose: () => void;
  /** A link was followed, or something else on the page was clicked. */
  readonly onLeave: () => void;
  readonly onHelp: () => void;
}

/** Who is logged in, what is left of the credit, and the pages of the account. */
export function AccountMenu({ opened, button, onClose, onLeave, onHelp }: Props) {
  const { t } = useTranslation();
  return (
    <Popover
      opened={opened}
      position="bottom-end"
      shadow="md"
      trapFocus
      closeOnClickOutside={false}
      closeOnEscape={false}
      withRoles={false}
      offset={8}
    >
      <Popover.Target>
        <span className={classes.anchor} />
      </Popover.Target>
      <Popover.Dropdown
        role="dialog"
        className={classes.menu}
        aria-label={t('My account')}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          const isInside = currentTarget.contains(relatedTarget) || button.current?.contains(relatedTarget);
          if (relatedTarget !== null && !isInside) onLeave();
        }}
      >
        <Owner />
        <nav className={classes.links} aria-label={t('Account pages')} onClick={onLeave}>
          <MenuLink to={paths.orderHistory} icon={IconHistory} label={t('Order history')} />
          <MenuLink to={paths.shoppingLists} icon={IconListDetails} label={t('Shopping lists')} />
          <MenuLink to={paths.profile} icon={IconUser} label={t('My profile')} />
          <MenuLink to={paths.logout} icon={IconLogout2} label={t('Log out')} />
        </nav>
        <button type="button" className={`${classes.link} ${classes.help}`} onClick={onHelp}>
          <IconKeyboard size={18} stroke={1.6} aria-hidden="true" />
          {t('Keyboard shortcuts')}
        </button>
      </Popover.Dropdown>
    </Popover>
  );
}

function Owner() {
  const { t } = useTranslation();
  const { data: customer } = useQuery(customerQuery);
  const { data: credit } = useQuery(creditLimitQuery);
  if (!customer) return <Skeleton height={40} m="sm" />;
  const person = `${customer.FirstName} ${customer.LastName}`;
  return (
    <div className={classes.owner}>
      <strong>{customer.Company ?? person}</strong>
      {customer.Company ? <span>{person}</span> : null}
      <span>{customer.Email}</span>
      {credit && credit.CreditLimit > 0 ? (
        <p className={classes.credit}>
          <span>{t('Trade credit available')}</span>
          <strong data-numeric>{formatMoney(credit.Available, credit.CurrencyCode)}</strong>
        </p>
      ) : null}
    </div>
  );
}

interface MenuLinkProps {
  readonly to: NonNullable<LinkProps['to']>;
  readonly icon: TablerIcon;
  readonly label: string;
}

const MenuLink = ({ to, icon: Icon, label }: MenuLinkProps) => (
  <Link to={to} className={classes.link} preload={to === paths.logout ? false : 'intent'}>
    <Icon size={18} stroke={1.6} aria-hidden="true" />
    {label}
  </Link>
);
