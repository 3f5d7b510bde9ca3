import { useEffect, useState } from 'react';
import { Main } from '@partsboard/ui/components/main.tsx';
import { MessageScreen } from '@partsboard/ui/components/message-screen.tsx';
import { PageSkeleton } from '@partsboard/ui/components/page-skeleton.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { beginStaffSession } from '../../../features/phone-orders/phone-orders.mutations.ts';
import { paths } from '../../../lib/paths.ts';

async function begin(): Promise<void> {
  await beginStaffSession(window.location.hash.slice(1));
  // The shop starts anew as the customer. The code is worth nothing any more, and leaves the address.
  window.location.replace(paths.home);
}

/** A code works once: it must not be sent again where React mounts the screen again. */
let beginning: Promise<void> | undefined;

/** `/phone-order#code`: the back office opens it for a member of staff who orders for a customer. */
export function PhoneOrderScreen() {
  const { t } = useTranslation();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    beginning ??= begin();
    beginning.catch(() => setHasFailed(true));
  }, []);
  return (
    <Main>
      {hasFailed ? (
        <MessageScreen title={t('This link has expired')}>
          {t('Begin the order in the back office once more.')}
        </MessageScreen>
      ) : (
        <PageSkeleton />
      )}
    </Main>
  );
}
