import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { AppActions, AppState } from './app-state.ts';
import type { AppStore } from './create-app-store.ts';

/** Provided by the shell. */
export const AppStoreContext = createContext<AppStore | null>(null);

/** The store itself, for event handlers. */
export function useAppStoreApi(): AppStore {
  const store = use(AppStoreContext);
  if (!store) throw new Error('AppStoreContext is missing: render below the shell.');
  return store;
}
/** A part of the state, or an action. */
export const useAppStore = <T>(select: (state: AppState & AppActions) => T): T =>
  useStore(useAppStoreApi(), select);
export const useToast = () => useAppStore((state) => state.toast);
export const useConfirm = () => useAppStore((state) => state.openConfirm);
