import { useEffect, useRef } from 'react';

/** Lets `/` put the cursor into a field, unless the person is typing somewhere already. */
export function useSlashKey() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [contenteditable=true], [role=dialog]') !== null;
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  return field;
}
