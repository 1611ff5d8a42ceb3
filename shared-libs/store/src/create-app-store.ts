import { createStore } from 'zustand';
import { ADMIN_MENU_GROUPS, type AppActions, type AppState, type LoadingBar } from './app-state.ts';

export type AppStore = ReturnType<typeof createAppStore>;

/** One store in the browser, one per request on the server. */
export function createAppStore(initial: Partial<AppState> = {}) {
  let toastId = 0;
  return createStore<AppState & AppActions>()((set, get) => ({
    locale: 'zh-TW',
    loadingBar: { phase: 'idle', calls: 0 },
    isMasked: false,
    toasts: [],
    confirm: null,
    notice: null,
    isBurgerOpen: false,
    header: { isVisible: true, isAtTop: true },
    isOnline: true,
    session: null,
    adminMenu: {
      management: null,
      subManagement: null,
      open: Object.fromEntries(
        ADMIN_MENU_GROUPS.map((group) => [group, group === 'forms']),
      ) as Record<(typeof ADMIN_MENU_GROUPS)[number], boolean>,
    },
    ...initial,

    setLocale: (locale) => set({ locale }),
    callStarted: () =>
      set(({ loadingBar }) => ({ loadingBar: { phase: 'running', calls: loadingBar.calls + 1 } })),
    callEnded: () => set(({ loadingBar }) => ({ loadingBar: settleCall(loadingBar, 'finished') })),
    callFailed: () => set(({ loadingBar }) => ({ loadingBar: settleCall(loadingBar, 'failed') })),
    settleLoadingBar: () =>
      set(({ loadingBar }) =>
        loadingBar.calls === 0 ? { loadingBar: { phase: 'idle', calls: 0 } } : {},
      ),
    setMasked: (isMasked) => set({ isMasked }),
    toast: (content, tone = 'info', link) =>
      set(({ toasts, locale }) => {
        const text = typeof content === 'string' ? content : content[locale];
        // A repeated one takes the place of the first, a success that of the last one.
        const others = toasts.filter(
          (toast) => toast.content !== text && (tone !== 'success' || toast.tone !== tone),
        );
        return { toasts: [...others.slice(-3), { id: ++toastId, content: text, tone, link }] };
      }),
    dismissToast: (id) =>
      set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
    openConfirm(confirm) {
      const before = get().confirm;
      set({ confirm });
      before?.onCancel?.();
    },
    answerConfirm(isConfirmed) {
      const dialog = get().confirm;
      set({ confirm: null });
      if (isConfirmed) return dialog?.onConfirm?.() ?? undefined;
      dialog?.onCancel?.();
    },
    closeConfirm: () => set({ confirm: null }),
    openNotice: (notice) => set({ notice }),
    closeNotice() {
      const dialog = get().notice;
      set({ notice: null });
      dialog?.onClose?.();
    },
    setBurgerOpen: (isBurgerOpen) => set({ isBurgerOpen }),
    setHeader: (header) => set({ header }),
    setOnline: (isOnline) => set({ isOnline }),
    setCurrentMenu: (management, subManagement) =>
      set(({ adminMenu }) => ({ adminMenu: { ...adminMenu, management, subManagement } })),
    toggleMenuGroup: (group, isOpen) =>
      set(({ adminMenu }) => ({
        adminMenu: {
          ...adminMenu,
          open: { ...adminMenu.open, [group]: isOpen ?? !adminMenu.open[group] },
        },
      })),
    setSession: (session) => set({ session }),
  }));
}

// A failure stays visible until a new call starts or the bar is hidden; a success does not end it.
function settleCall(bar: LoadingBar, outcome: 'finished' | 'failed'): LoadingBar {
  const calls = Math.max(0, bar.calls - 1);
  if (outcome === 'failed' || bar.phase === 'failed') return { phase: 'failed', calls };
  return { phase: calls > 0 ? 'running' : 'finished', calls };
}
