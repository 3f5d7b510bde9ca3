import { useMounted } from '@mantine/hooks';

/**
 * Whether a window that is loaded when it is first needed is open. It opens just after it was mounted, since it notes
 * which element has the focus, to give it back, only when it opens.
 */
export function useOpened(isOpen: boolean): boolean {
  const isMounted = useMounted();
  return isMounted && isOpen;
}
