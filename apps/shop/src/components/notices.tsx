import noticeStyles from '@mantine/core/styles/Notification.layer.css?inline';
import placeStyles from '@mantine/notifications/styles.layer.css?inline';
import { Notifications } from '@mantine/notifications';

/** With its styles in the same file: a style sheet that once failed to arrive would never be fetched again. */
export function Notices() {
  return (
    <>
      <style>{noticeStyles}</style>
      <style>{placeStyles}</style>
      <Notifications />
    </>
  );
}
