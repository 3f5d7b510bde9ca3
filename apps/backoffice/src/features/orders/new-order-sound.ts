import { readStored, writeStored } from '@partsboard/ui/lib/storage.ts';
import { useSyncExternalStore } from 'react';

const KEY = 'backoffice-order-sound';
const ON = 'on';

const listeners = new Set<() => void>();
let isOn = readStored(KEY) === ON;

/** Whether new orders are heard in this browser; not unless somebody wants it. */
export const useNewOrderSound = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOn,
  );

let context: AudioContext | undefined;

/** Two short tones, the second higher. */
function play(): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [index, frequency] of [660, 880].entries()) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const from = start + index * 0.16;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.001, from);
    volume.gain.exponentialRampToValueAtTime(0.2, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, from + 0.15);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + 0.16);
  }
}

/** The sound is heard at once, which also tells the browser that the person wants it. */
export function switchNewOrderSound(next: boolean): void {
  isOn = next;
  writeStored(KEY, next ? ON : null);
  if (next) play();
  for (const listener of listeners) listener();
}

export function playNewOrderSound(): void {
  if (isOn) play();
}
