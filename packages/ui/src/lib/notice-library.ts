// What the notices need of their library: its code arrives after the first render.
export { Notifications, notifications, notificationsStore } from '@mantine/notifications';
