import { BLUE_HEADER_ROUTES } from '@admissions/protocol';
import { createContext, use, useEffect, useState } from 'react';
import { UNSAFE_DataRouterDataContext as RouterDataContext, useLocation } from 'react-router';

/** Tells the frame that an error stands in its area. */
export const AreaFailedContext = createContext<(hasFailed: boolean) => void>(() => {});

/** Whether the header lies blue over the page: on four routes, as long as the page itself stands there and not an error, which has no picture below it. */
export function useBlueHeader(): [isBlue: boolean, setFailed: (hasFailed: boolean) => void] {
  const { pathname } = useLocation();
  // What a loader or the server met; what a page throws while it is drawn only its boundary knows.
  const errors = use(RouterDataContext)?.errors;
  const [hasFailed, setFailed] = useState(false);
  return [BLUE_HEADER_ROUTES.includes(pathname) && !errors && !hasFailed, setFailed];
}

/** For what stands in the place of a page that threw. */
export function useAreaFailed(): void {
  const notifyFrame = use(AreaFailedContext);
  useEffect(() => {
    notifyFrame(true);
    return () => notifyFrame(false);
  }, [notifyFrame]);
}
