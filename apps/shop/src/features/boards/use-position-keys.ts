import { useEffect, useRef, useState } from 'react';
import { isTyping } from '../../components/is-typing.ts';
import { typedPosition } from './typed-position.ts';

/** How long another digit is waited for. */
const PAUSE_MS = 700;

/**
 * Chooses a position by its number, unless the person is typing elsewhere or a window is open.
 *
 * @returns the digits that were typed so far, while another one may follow
 */
export function usePositionKeys(positions: readonly string[], choose: (position: string) => void): string {
  const [typed, setTyped] = useState('');
  const latest = useRef({ positions, choose });
  useEffect(() => {
    latest.current = { positions, choose };
  });

  useEffect(() => {
    const end = () => {
      const { position } = typedPosition(typed, latest.current.positions);
      setTyped('');
      if (position !== undefined) latest.current.choose(position);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target))
        return;
      if (!/^\d$/.test(event.key) || document.querySelector('[role=dialog]') !== null) return;
      const next = typed + event.key;
      const { position, isOpen } = typedPosition(next, latest.current.positions);
      setTyped(isOpen ? next : '');
      if (!isOpen && position !== undefined) latest.current.choose(position);
    };
    document.addEventListener('keydown', onKeyDown);
    const pause = typed === '' ? undefined : setTimeout(end, PAUSE_MS);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      clearTimeout(pause);
    };
  }, [typed]);

  return typed;
}
