import { createContext } from 'react';

/** Is told whether a form inside has changes that are not saved. */
export const UnsavedContext = createContext<((isDirty: boolean) => void) | null>(null);
