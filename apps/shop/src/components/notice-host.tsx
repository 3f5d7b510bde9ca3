import { notificationsStore } from '@mantine/notifications';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';

const Notices = lazy(() => import('./notices.tsx').then((file) => ({ default: file.Notices })));

const hasNotices = () => notificationsStore.getState().notifications.length > 0;

/** The place of the notices. Most visits see none, so its code comes with the first one and then stays. */
export function NoticeHost() {
  const some = useSyncExternalStore(notificationsStore.subscribe, hasNotices);
  const [needed, setNeeded] = useState(some);
  if (some && !needed) setNeeded(true);
  return needed ? (
    <Suspense fallback={null}>
      <Notices />
    </Suspense>
  ) : null;
}
