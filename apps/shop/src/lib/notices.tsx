import { Button } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import i18next from 'i18next';

const INFO_MS = 5_000;
const DANGER_MS = 12_000;

interface DangerNotice {
  readonly title: string;
  readonly message: string;
  /** Offers one click that tries again; the notice then stays until it is used or closed. */
  readonly retry?: () => void;
  /** What it is about, where it can become untrue: {@link hideDanger} then takes it away. */
  readonly topic?: NoticeTopic;
}

type NoticeTopic = 'session';

interface NoticeAction {
  readonly label: string;
  readonly act: () => void;
}

/** Says what has happened; an action, such as undoing it, gets more time. */
export function showInfo(message: string, action?: NoticeAction): void {
  const id = notifications.show({
    message: action ? (
      <>
        {message}
        <Button
          mt="xs"
          size="compact-sm"
          variant="default"
          display="block"
          onClick={() => {
            notifications.hide(id);
            action.act();
          }}
        >
          {action.label}
        </Button>
      </>
    ) : (
      message
    ),
    color: 'accent',
    autoClose: action ? DANGER_MS : INFO_MS,
    closeButtonProps: closeButton(),
  });
}

/** Shows a failure, unless the same one is on the screen already; answers how to take it away. */
export function showDanger({ title, message, retry, topic }: DangerNotice): () => void {
  const id = topic ?? `danger ${title} ${message}`;
  const hide = () => void notifications.hide(id);
  const { notifications: visible, queue } = notificationsStore.getState();
  if ([...visible, ...queue].some((notice) => notice.id === id)) return hide;

  const tryAgain = () => {
    hide();
    retry?.();
  };
  notifications.show({
    id,
    title,
    message: retry ? (
      <>
        {message}
        <Button mt="xs" size="compact-sm" variant="default" display="block" onClick={tryAgain}>
          {i18next.t('Retry')}
        </Button>
      </>
    ) : (
      message
    ),
    color: 'red',
    autoClose: retry ? false : DANGER_MS,
    closeButtonProps: closeButton(),
  });
  return hide;
}

export const hideDanger = (topic: NoticeTopic): void => {
  notifications.hide(topic);
};

const closeButton = () => ({ 'aria-label': i18next.t('Close') });
