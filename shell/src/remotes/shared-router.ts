/** Shared whole, react-router would add 26 kB to each page: framework mode and servers stay out. */
// biome-ignore format: sixty lines with one name each are harder to read
export {
  Await, createBrowserRouter, createContext, createPath, createRoutesFromChildren,
  createRoutesFromElements, createSearchParams, data, Form, generatePath, isRouteErrorResponse,
  Link, matchPath, matchRoutes, Navigate, NavigationType, NavLink, Outlet, parsePath, Route,
  Router, RouterContextProvider, RouterProvider, Routes, redirect, redirectDocument,
  renderMatches, replace, resolvePath, ScrollRestoration, useActionData, useAsyncError,
  useAsyncValue, useBeforeUnload, useBlocker, useFetcher, useFetchers, useFormAction, useHref,
  useInRouterContext, useLinkClickHandler, useLoaderData, useLocation, useMatch, useMatches,
  useNavigate, useNavigation, useNavigationType, useOutlet, useOutletContext, useParams,
  useResolvedPath, useRevalidator, useRouteError, useRouteLoaderData, useRoutes, useSearchParams,
  useSubmit, useViewTransitionState,
} from 'react-router';
