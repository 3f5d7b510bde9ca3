import { useComputedColorScheme } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useConfig } from '../lib/reference/use-reference.ts';

interface StoreLogoProps {
  readonly className?: string | undefined;
  /** Whether the background is white in the dark colour scheme too. */
  readonly onWhite?: boolean;
  /** Shown for a store without a logo. */
  readonly children: ReactNode;
}

/** The store's logo for a light or a dark background. */
export function StoreLogo({ className, onWhite = false, children }: StoreLogoProps) {
  const general = useConfig()?.general;
  const dark = useComputedColorScheme('light') === 'dark' && !onWhite;
  const [failed, setFailed] = useState<string | null>(null);
  // A logo that the store does not have is an empty address.
  const src = dark && general?.logoDark ? general.logoDark : general?.logo;
  if (!src || src === failed) return children;
  return <img className={className} src={src} alt="" height={28} onError={() => setFailed(src)} />;
}
