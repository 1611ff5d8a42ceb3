import type { Flags, Locale, Localised } from '@admissions/model';
import type { UserInfo } from '@admissions/protocol';

export type ToastTone = 'info' | 'success' | 'warning' | 'error';
export interface Toast {
  id: number;
  content: string;
  tone: ToastTone;
  link: ToastLink | undefined;
}
/** Where the result can be seen. */
export interface ToastLink {
  href: string;
  label: string;
}
export interface ConfirmDialog {
  title?: string;
  message: string;
  confirmLabel?: string;
  cancelLabel?: string;
  isDangerous?: boolean;
  /** An optional third button. */
  alternative?: { label: string; onChoose: () => void };
  /** Target after a confirmation, unless `onConfirm` returned false. */
  target?: string;
  onConfirm?: (() => void) | (() => Promise<boolean>);
  onCancel?: () => void;
}
export interface NoticeDialog {
  title?: string;
  message: string;
  /** Target after closing. */
  target?: string;
  /** Opens `target` by a full page load, as the sign-in page needs it. */
  isNewDocument?: boolean;
  onClose?: () => void;
}
/** Collapsible menus of the back office. */
export const ADMIN_MENU_GROUPS = [
  'faculty',
  'highschool',
  'about',
  'selfvalue',
  'college',
  'forms',
  'setting',
  'account',
] as const;
export type AdminMenuGroup = (typeof ADMIN_MENU_GROUPS)[number];
export interface AdminMenu {
  /** Area (`management`) and path (`subManagement`) of the current page; null outside the menu. */
  management: string | null;
  subManagement: string | null;
  open: Record<AdminMenuGroup, boolean>;
}
export interface Session {
  user: UserInfo;
  /** Permissions, under the API's name for them. */
  priv: Flags;
}
export type LoadingBar = {
  phase: 'idle' | 'running' | 'finished' | 'failed';
  /** Number of running calls. */
  calls: number;
};

/** State shared by shell and remotes. */
export interface AppState {
  locale: Locale;
  loadingBar: LoadingBar;
  /** A mask blocks the whole page. */
  isMasked: boolean;
  toasts: Toast[];
  confirm: ConfirmDialog | null;
  notice: NoticeDialog | null;
  isBurgerOpen: boolean;
  header: { isVisible: boolean; isAtTop: boolean };
  isOnline: boolean;
  adminMenu: AdminMenu;
  session: Session | null;
}
export interface AppActions {
  setLocale(locale: Locale): void;
  callStarted(): void;
  callEnded(): void;
  callFailed(): void;
  /** Hides the bar, unless calls are running. */
  settleLoadingBar(): void;
  setMasked(isMasked: boolean): void;
  toast(content: string | Localised, tone?: ToastTone, link?: ToastLink): void;
  dismissToast(id: number): void;
  openConfirm(dialog: ConfirmDialog): void;
  /** Returns the result of `onConfirm`. */
  answerConfirm(isConfirmed: boolean): Promise<boolean> | undefined;
  /** Closes the dialog without an answer. */
  closeConfirm(): void;
  openNotice(dialog: NoticeDialog): void;
  closeNotice(): void;
  setBurgerOpen(isOpen: boolean): void;
  setHeader(header: AppState['header']): void;
  setOnline(isOnline: boolean): void;
  setCurrentMenu(management: string | null, subManagement: string | null): void;
  toggleMenuGroup(group: AdminMenuGroup, isOpen?: boolean): void;
  setSession(session: Session | null): void;
}
