import * as apiClient from '@admissions/api-client';
import type { SHARED_PACKAGES, SharedPackage } from '@admissions/protocol/releases';
import * as store from '@admissions/store';
import * as ui from '@admissions/ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import {
  createContext,
  data,
  Form,
  isRouteErrorResponse,
  Link,
  Navigate,
  Outlet,
  redirect,
  replace,
  useBeforeUnload,
  useBlocker,
  useHref,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router';
import * as zustand from 'zustand';

type Exports<P extends SharedPackage> =
  (typeof SHARED_PACKAGES)[P]['exports'] extends readonly (infer Name extends string)[]
    ? Record<Name, unknown>
    : object;
type EagerPackage = {
  [P in SharedPackage]: (typeof SHARED_PACKAGES)[P] extends { lazy: true } ? never : P;
}[SharedPackage];

/** Objects shared with remotes; curated packages expose listed exports only, for tree shaking. */
export const SHARED_OBJECTS = {
  react,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react/jsx-runtime': jsxRuntime,
  'react-router': {
    createContext,
    data,
    Form,
    isRouteErrorResponse,
    Link,
    Navigate,
    Outlet,
    redirect,
    replace,
    useBeforeUnload,
    useBlocker,
    useHref,
    useLoaderData,
    useLocation,
    useMatches,
    useNavigate,
    useNavigation,
    useParams,
    useRevalidator,
    useRouteError,
    useRouteLoaderData,
    useSearchParams,
  },
  zustand,
  '@admissions/api-client': apiClient,
  '@admissions/store': store,
  '@admissions/ui': ui,
} satisfies { [P in EagerPackage]: Exports<P> };
