import { useComputedColorScheme } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { BrandMark } from '../../components/brand-mark.tsx';
import { useConfig, useStore } from '../../lib/reference/use-reference.ts';
import classes from './logo.module.css';

/** The store's logo, leading home; the packaged one where the store has none. */
export function Logo() {
  const { t } = useTranslation();
  const name = useStore()?.Name ?? 'Partsboard';
  return (
    <Link to="/" className={classes.logo} aria-label={`${name} – ${t('Home')}`}>
      <LogoPicture />
    </Link>
  );
}

export function LogoPicture() {
  const general = useConfig()?.general;
  const dark = useComputedColorScheme('light') === 'dark';
  const src = dark ? (general?.logoDark ?? general?.logo) : general?.logo;
  const [failed, setFailed] = useState<string | null>(null);
  if (!src || src === failed) {
    return (
      <span className={classes.packaged}>
        <BrandMark size={28} />
        {/* A name is the same in every language. */}
        <span>{'Partsboard'}</span>
      </span>
    );
  }
  return <img className={classes.image} src={src} alt="" height={28} onError={() => setFailed(src)} />;
}
