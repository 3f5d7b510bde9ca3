import type { NotificationData } from '@mantine/notifications';
import type * as noticeLibraryFile from './notice-library.ts';

type Library = typeof noticeLibraryFile;

export interface Notice extends NotificationData {
  readonly id: string;
  /** After so many milliseconds it is outdated; `false` for one that stays until it is closed. */
  readonly autoClose: number | false;
}

interface WaitingNotice {
  readonly notice: Notice;
  /** When it would have disappeared, in milliseconds as `Date.now()` counts them. */
  readonly outdatedAt: number;
}

/** Notices that wait for the code that shows them, oldest first. */
let waiting: readonly WaitingNotice[] = [];
let library: Library | null = null;
let isLoading = false;
const listeners = new Set<() => void>();

/**
 * Loads the code that shows notices, unless it is there. Where it does not arrive nothing is said about it: the next
 * notice tries again, and then shows what is not outdated.
 */
export async function loadNotices(): Promise<void> {
  if (library !== null || isLoading) return;
  isLoading = true;
  try {
    library = await import('./notice-library.ts');
    for (const { notice, outdatedAt } of waiting)
      if (outdatedAt > Date.now()) library.notifications.show(notice);
    waiting = [];
    for (const listener of listeners) listener();
  } catch {
    // See above.
  } finally {
    isLoading = false;
  }
}

/** The code that shows notices; null until it has arrived. */
export const noticeLibrary = (): Library | null => library;

/** Calls the listener when the code has arrived; returns a function that unsubscribes. */
export function onNoticesLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a notice is visible, or will be as soon as there is room for it. */
export function isShown(id: string): boolean {
  const { notifications: visible = [], queue = [] } = library?.notificationsStore.getState() ?? {};
  return [...visible, ...queue].some((notice) => notice.id === id);
}

/** Shows a notice as soon as the code for it is there; of those that wait for it with the same id, the last. */
export function show(notice: Notice): void {
  if (library !== null) {
    library.notifications.show(notice);
    return;
  }
  const { id, autoClose } = notice;
  const outdatedAt = autoClose === false ? Infinity : Date.now() + autoClose;
  waiting = [...waiting.filter((other) => other.notice.id !== id), { notice, outdatedAt }];
  void loadNotices();
}

export function hide(id: string): void {
  waiting = waiting.filter(({ notice }) => notice.id !== id);
  library?.notifications.hide(id);
}
