import { useSyncExternalStore } from 'react';
import { isAuthenticated, onSessionChange } from './session.ts';

export const useIsAuthenticated = (): boolean => useSyncExternalStore(onSessionChange, isAuthenticated);
