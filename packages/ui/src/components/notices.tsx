import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

/**
 * Shows the notices. Part of the first code of every visit: the first notice may be that the network is lost, and then
 * its code could not be loaded any more.
 */
export const Notices = Notifications;
