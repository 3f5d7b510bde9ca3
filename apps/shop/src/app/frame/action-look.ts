import classes from './header-actions.module.css';

/** How the icons of the header look. */
export const buttonLook = { variant: 'subtle', color: 'gray', size: 40, className: classes.action } as const;
export const iconLook = { size: 21, stroke: 1.6 } as const;
