import { lazy, Suspense } from 'react';
import classes from './header-search.module.css';

const HeaderSearchField = lazy(() =>
  import('./header-search.tsx').then((file) => ({ default: file.HeaderSearchField })),
);

/** The search of the header. Its code comes right after the frame's; an empty field holds its place till then. */
export function HeaderSearch({ onVehicle }: { readonly onVehicle: () => void }) {
  return (
    <div className={classes.search}>
      <Suspense fallback={<div className={classes.place} />}>
        <HeaderSearchField onVehicle={onVehicle} />
      </Suspense>
    </div>
  );
}
