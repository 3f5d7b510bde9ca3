import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

/**
 * The place of the notices. It comes with the first code of every visit: the first thing to tell may be that the
 * network is gone, and then nothing can be fetched any more to tell it with.
 */
export const Notices = Notifications;
