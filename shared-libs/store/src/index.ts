export type {
  AdminMenuGroup,
  AppState,
  LoadingBar,
  NoticeDialog,
  Session,
  Toast,
} from './app-state.ts';
export { ADMIN_MENU_GROUPS } from './app-state.ts';
export { addCatalogue } from './catalogues.ts';
export type { AppStore } from './create-app-store.ts';
export { createAppStore } from './create-app-store.ts';
export { deviceStorage, tabStorage } from './guarded-storage.ts';
export {
  AppStoreContext,
  useAppStore,
  useAppStoreApi,
  useConfirm,
  useToast,
} from './use-app-store.ts';
export type { Translate } from './use-message.ts';
export { useMessage } from './use-message.ts';
