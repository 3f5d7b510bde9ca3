import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import type { NotificationsProps } from '@mantine/notifications';
import { useEffect, useSyncExternalStore } from 'react';
import { loadNotices, noticeLibrary, onNoticesLoaded } from '../lib/notice-queue.ts';

/**
 * Shows the notices. Their code follows the first render at once: the first notice may be that the network is lost, and
 * then it could not be loaded any more.
 */
export function Notices(props: NotificationsProps) {
  const library = useSyncExternalStore(onNoticesLoaded, noticeLibrary);
  useEffect(() => void loadNotices(), []);
  return library && <library.Notifications {...props} />;
}
