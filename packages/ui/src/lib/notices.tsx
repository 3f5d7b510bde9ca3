import { Button } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import i18next from 'i18next';

const INFO_MS = 5_000;
const ERROR_MS = 12_000;

interface ErrorNotice {
  readonly title: string;
  readonly message: string;
  /** Adds a retry button; the notice then stays until it is clicked or closed. */
  readonly retry?: () => void;
  /** The topic of a notice that can become outdated: {@link hideError} removes it. */
  readonly topic?: NoticeTopic;
}

type NoticeTopic = 'session';

interface NoticeAction {
  readonly label: string;
  readonly onClick: () => void;
}

/** Shows what has happened. With an action, such as undoing it, it stays longer. */
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
            action.onClick();
          }}
        >
          {action.label}
        </Button>
      </>
    ) : (
      message
    ),
    color: 'accent',
    autoClose: action ? ERROR_MS : INFO_MS,
    closeButtonProps: closeButton(),
  });
}

/** Shows an error, unless the same one is already visible; returns a function that removes it. */
export function showError({ title, message, retry, topic }: ErrorNotice): () => void {
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
    autoClose: retry ? false : ERROR_MS,
    closeButtonProps: closeButton(),
  });
  return hide;
}

export const hideError = (topic: NoticeTopic): void => {
  notifications.hide(topic);
};

const closeButton = () => ({ 'aria-label': i18next.t('Close') });
