import type { Locale, Priv } from '@admissions/model';
import type { UserInfo } from '@admissions/protocol';

export type ToastTone = 'info' | 'success' | 'warning' | 'error';
export interface Toast {
  id: number;
  content: string;
  tone: ToastTone;
}
export interface ConfirmDialog {
  title?: string;
  message: string;
  confirmLabel?: string;
  cancelLabel?: string;
  isDangerous?: boolean;
  /** A third answer, between the two. */
  alternative?: { label: string; onChoose: () => void };
  /** Where a yes leads, once `onConfirm` was called and has not answered that it could not be done. */
  target?: string;
  onConfirm?: (() => void) | (() => Promise<boolean>);
  onCancel?: () => void;
}
export interface NoticeDialog {
  title?: string;
  message: string;
  /** Where the notice leads when closed. */
  target?: string;
  /** The target is a document of its own, such as the sign-in. */
  isNewDocument?: boolean;
  onClose?: () => void;
}
/** Menus of the back office that open and close. */
export const MENU_GROUPS = [
  'faculty',
  'highschool',
  'about',
  'selfvalue',
  'college',
  'forms',
] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];
export interface AdminMenu {
  /** The area and the path that are marked as current. */
  management: string | null;
  subManagement: string | null;
  open: Record<MenuGroup, boolean>;
}
export interface Session {
  user: UserInfo;
  priv: Priv;
}
export type LoadingBar = {
  phase: 'idle' | 'running' | 'finished' | 'failed' /** Calls under way. */;
  calls: number;
};

/** What crosses remotes; everything else stays where it is used. */
export interface AppState {
  locale: Locale;
  loadingBar: LoadingBar;
  /** The mask over the whole page while something must not be touched. */
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
  settleLoadingBar(): void;
  setMasked(isMasked: boolean): void;
  toast(content: string, tone?: ToastTone): void;
  dismissToast(id: number): void;
  ask(dialog: ConfirmDialog): void;
  /** Answers what `onConfirm` answers, if it does: whether it was done. */
  answer(isConfirmed: boolean): Promise<boolean> | undefined;
  /** Puts the question away without either answer. */
  closeQuestion(): void;
  tell(dialog: NoticeDialog): void;
  closeNotice(): void;
  setBurgerOpen(isOpen: boolean): void;
  setHeader(header: AppState['header']): void;
  setOnline(isOnline: boolean): void;
  setCurrentMenu(management: string | null, subManagement: string | null): void;
  toggleMenuGroup(group: MenuGroup, isOpen?: boolean): void;
  setSession(session: Session | null): void;
}
