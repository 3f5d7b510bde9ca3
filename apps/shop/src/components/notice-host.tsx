import { notificationsStore } from '@mantine/notifications';
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';

const loadNotices = () => import('./notices.tsx').then((file) => file.Notices);

/** Time for the answer to what the person did to come first. */
const AFTER_DEED_MS = 1_000;

const shownNotices = () => notificationsStore.getState().notifications.length;

/**
 * The place of the notices. Most visits see none, so its code comes once a person does something, and with the
 * first notice at the latest. It must not wait for that one: the first to say may be that the network is gone.
 */
export function NoticeHost() {
  const count = useSyncExternalStore(notificationsStore.subscribe, shownNotices);
  const [loaded, setLoaded] = useState<{ readonly Notices: ComponentType } | null>(null);
  const isWanted = useFirstDeed() || count > 0;

  useEffect(() => {
    if (loaded || !isWanted) return;
    loadNotices().then(
      (Notices) => setLoaded({ Notices }),
      // A notice that can't be drawn leaves the screen as it is; the next one tries again.
      () => undefined,
    );
  }, [loaded, isWanted, count]);

  return loaded ? <loaded.Notices /> : null;
}

/** Whether the person has done anything on this page, a moment after it. */
function useFirstDeed(): boolean {
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      timer ??= setTimeout(() => setIsDone(true), AFTER_DEED_MS);
    };
    const deeds = ['pointerdown', 'keydown'] as const;
    for (const deed of deeds) window.addEventListener(deed, note, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const deed of deeds) window.removeEventListener(deed, note);
    };
  }, []);
  return isDone;
}
