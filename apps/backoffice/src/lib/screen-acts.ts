import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Something that can be done on the screen that is open. */
export interface ScreenAct {
  readonly id: string;
  readonly label: string;
  readonly run: () => void;
}

export interface ScreenActs {
  /** What they are done to, such as the number of an order. */
  readonly subject: string;
  readonly acts: readonly ScreenAct[];
}

const listeners = new Set<() => void>();
let offered: readonly ScreenActs[] = [];

function change(next: readonly ScreenActs[]): void {
  offered = next;
  for (const listener of listeners) listener();
}

function offer(acts: ScreenActs): () => void {
  change([...offered, acts]);
  return () => change(offered.filter((each) => each !== acts));
}

/** Offers in the command palette what can be done to something, as long as its screen is open. */
export function useScreenActs(subject: string, acts: readonly ScreenAct[]): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  // Offered again only where what is offered differs; what an act does is looked up when it is run.
  const named = JSON.stringify(acts.map(({ id, label }) => ({ id, label })));
  useEffect(() => {
    const names = JSON.parse(named) as Omit<ScreenAct, 'run'>[];
    if (names.length === 0) return undefined;
    const run = (id: string) => latest.current.find((act) => act.id === id)?.run();
    return offer({ subject, acts: names.map((act) => ({ ...act, run: () => run(act.id) })) });
  }, [subject, named]);
}

/** What can be done on the screen that is open, for the command palette. */
export const useOfferedActs = (): readonly ScreenActs[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offered,
  );
