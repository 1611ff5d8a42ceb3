import { BLUE_HEADER_ROUTES } from '@admissions/protocol';
import { createContext, use, useEffect, useState } from 'react';
import { UNSAFE_DataRouterDataContext as RouterDataContext, useLocation } from 'react-router';

/** Reports to the frame that its area shows an error. */
export const AreaFailedContext = createContext<(hasFailed: boolean) => void>(() => {});

/** Blue on four routes; standard while an error shows, which has no picture behind the header. */
export function useBlueHeader(): [isBlue: boolean, setFailed: (hasFailed: boolean) => void] {
  const { pathname } = useLocation();
  // Loader and server errors; render errors reach only their boundary.
  const errors = use(RouterDataContext)?.errors;
  const [hasFailed, setFailed] = useState(false);
  return [BLUE_HEADER_ROUTES.includes(pathname) && !errors && !hasFailed, setFailed];
}

/** Rendered in place of a page that threw. */
export function useAreaFailed() {
  const notifyFrame = use(AreaFailedContext);
  useEffect(() => {
    notifyFrame(true);
    return () => notifyFrame(false);
  }, [notifyFrame]);
}
