import { Suspense, useState, type ReactNode } from 'react';

interface Props {
  readonly isNeeded: boolean;
  readonly children: ReactNode;
}

/** For a window whose code is loaded when it opens first; from then on it stays, so that it closes as others do. */
export function WhenNeeded({ isNeeded, children }: Props) {
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return wasNeeded ? <Suspense>{children}</Suspense> : null;
}
