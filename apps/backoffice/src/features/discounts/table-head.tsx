import type { DiscountTable } from '@partsboard/contract/backoffice/discounts';
import { ActionIcon, Menu } from '@mantine/core';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconDots } from '@tabler/icons-react';
import { paths } from '../../lib/paths.ts';
import { useMay } from '../session/session.queries.ts';
import classes from './discounts.module.css';

interface TableHeadProps {
  readonly table: DiscountTable;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

/** A discount table as the head of its column, with the customers that have it. */
export function TableHead({ table, onRename, onDelete }: TableHeadProps) {
  const { t } = useTranslation();
  const mayOpen = useMay()('customers.read');
  const { code, name, companies } = table;
  const count = t('Customers: {{number}}', { number: companies });
  return (
    <th scope="col" role="columnheader" className={classes.head}>
      <div className={classes.headTop}>
        <span>{code}</span>
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={t('Actions for {{name}}', { name: code })}
            >
              <IconDots size={16} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={onRename}>{t('Rename …')}</Menu.Item>
            <Menu.Item color="red" onClick={onDelete}>
              {t('Delete …')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      <div className={classes.second}>{name}</div>
      {mayOpen && companies > 0 ? (
        <LinkAnchor size="xs" to={paths.customers} search={{ discountTable: code }}>
          {count}
        </LinkAnchor>
      ) : (
        <div className={classes.second}>{count}</div>
      )}
    </th>
  );
}
