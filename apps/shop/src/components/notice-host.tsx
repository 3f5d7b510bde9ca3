import { notificationsStore } from '@mantine/notifications';
import { lazy, Suspense, useEffect, useState } from 'react';

const Notices = lazy(() => import('./notices.tsx').then((file) => ({ default: file.Notices })));

/** The place of the notices. Most visits see none, so its code comes with the first one and then stays. */
export function NoticeHost() {
  const [needed, setNeeded] = useState(() => notificationsStore.getState().notifications.length > 0);
  useEffect(() => notificationsStore.subscribe(() => setNeeded(true)), []);
  return needed ? (
    <Suspense fallback={null}>
      <Notices />
    </Suspense>
  ) : null;
}
