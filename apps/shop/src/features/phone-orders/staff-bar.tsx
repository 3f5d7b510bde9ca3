import { Button } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconHeadset } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEndStaffSession } from './phone-orders.mutations.ts';
import { actingStaffQuery } from './phone-orders.queries.ts';
import classes from './staff-bar.module.css';

const BACK_OFFICE = '/backoffice/phone-order';

/** Says on every screen that a member of staff works here for a customer, and ends it. */
export function StaffBar() {
  const { t } = useTranslation();
  const { data } = useQuery(actingStaffQuery);
  const end = useEndStaffSession(() => window.location.assign(BACK_OFFICE));
  return (
    <section className={classes.bar} aria-label={t('Order by phone')}>
      <IconHeadset size={20} aria-hidden />
      <p>
        {data
          ? t('{{staff}} orders for {{customer}}', {
              staff: data.StaffName ?? '',
              customer: [data.Company, data.CustomerName].filter(Boolean).join(', '),
            })
          : t('Order by phone')}
      </p>
      <Button
        variant="white"
        color="dark"
        size="xs"
        loading={end.isPending}
        onClick={() => end.mutate(undefined)}
      >
        {t('End this work')}
      </Button>
    </section>
  );
}
