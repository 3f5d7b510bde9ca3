import { Button } from '@mantine/core';
import i18next from 'i18next';
import { ErrorId } from './error-id.tsx';
import { hide, isShown, show } from './notice-queue.ts';

const INFO_MS = 5_000;
const ERROR_MS = 12_000;

interface ErrorNotice {
  readonly title: string;
  readonly message: string;
  readonly requestId?: string | null;
  /** What happens next, or what can be done. */
  readonly hint?: string;
  /** Adds a retry button; the notice then stays until it is clicked or closed. */
  readonly retry?: () => void;
  /** The topic of a notice that can become outdated: {@link hideError} removes it. */
  readonly topic?: NoticeTopic;
}

type NoticeTopic = 'session';

let infos = 0;
/** What has happened twice is shown twice. */
const nextInfoId = (): string => `info ${(infos += 1)}`;

interface NoticeAction {
  readonly label: string;
  readonly onClick: () => void;
}

/** Shows what has happened. With an action, such as undoing it, it stays longer. */
export function showInfo(message: string, action?: NoticeAction): void {
  const id = nextInfoId();
  show({
    id,
    message: action ? (
      <>
        {message}
        <Button
          mt="xs"
          size="compact-sm"
          variant="default"
          display="block"
          onClick={() => {
            hide(id);
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

/** Shows what has happened to one thing of many, and names that thing. */
export function showInfoAbout(subject: string, message: string): void {
  show({
    id: nextInfoId(),
    title: message,
    message: subject,
    color: 'accent',
    autoClose: INFO_MS,
    closeButtonProps: closeButton(),
  });
}

/** Shows an error, unless the same one is already visible; returns a function that removes it. */
export function showError({
  title,
  message,
  requestId = null,
  hint = '',
  retry,
  topic,
}: ErrorNotice): () => void {
  const id = topic ?? `danger ${title} ${message} ${hint}`;
  const hideThis = () => hide(id);
  if (isShown(id)) return hideThis;

  const tryAgain = () => {
    hideThis();
    retry?.();
  };
  show({
    id,
    title,
    message: (
      <>
        {message} {hint}
        <ErrorId id={requestId} />
        {retry ? (
          <Button mt="xs" size="compact-sm" variant="default" display="block" onClick={tryAgain}>
            {i18next.t('Retry')}
          </Button>
        ) : null}
      </>
    ),
    color: 'red',
    autoClose: retry ? false : ERROR_MS,
    closeButtonProps: closeButton(),
  });
  return hideThis;
}

export const hideError = (topic: NoticeTopic): void => hide(topic);

const closeButton = () => ({ 'aria-label': i18next.t('Close') });
