import { useEffect } from 'react';
import { isTyping } from '../../components/is-typing.ts';

/** Calls back when `?` is pressed, unless the person is typing or a window is open. */
export function useQuestionMarkKey(onPress: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event.target) && document.querySelector('[role=dialog]') === null)
        onPress();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
