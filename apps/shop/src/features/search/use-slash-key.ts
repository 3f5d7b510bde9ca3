import { useEffect, useRef } from 'react';
import { isTyping } from '../../components/is-typing.ts';

/** Focuses a field when `/` is pressed, unless the person is typing elsewhere. */
export function useSlashKey() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey)
        return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  return field;
}
