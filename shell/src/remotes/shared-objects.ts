import * as apiClient from '@admissions/api-client';
import type { SHARED_PACKAGES, SharedPackage } from '@admissions/contracts';
import * as store from '@admissions/store';
import * as ui from '@admissions/ui';
import axios, { AxiosError, isAxiosError, isCancel } from 'axios';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import {
  Await,
  createContext,
  createSearchParams,
  data,
  Form,
  isRouteErrorResponse,
  Link,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  replace,
  useAsyncError,
  useAsyncValue,
  useBeforeUnload,
  useBlocker,
  useFetcher,
  useHref,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useOutletContext,
  useParams,
  useResolvedPath,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
  useSubmit,
} from 'react-router';
import * as zustand from 'zustand';

type Exports<P extends SharedPackage> = (typeof SHARED_PACKAGES)[P]['exports'] extends readonly (infer Name extends string)[] ? Record<Name, unknown> : object;
type EagerPackage = { [P in SharedPackage]: (typeof SHARED_PACKAGES)[P] extends { lazy: true } ? never : P }[SharedPackage];

/** The objects that the shell gives to the remotes; of curated packages only what the list names, so that the rest is left out of the download. */
export const SHARED_OBJECTS = {
  react,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react/jsx-runtime': jsxRuntime,
  'react-router': {
    Await,
    createContext,
    createSearchParams,
    data,
    Form,
    isRouteErrorResponse,
    Link,
    Navigate,
    NavLink,
    Outlet,
    redirect,
    replace,
    useAsyncError,
    useAsyncValue,
    useBeforeUnload,
    useBlocker,
    useFetcher,
    useHref,
    useLoaderData,
    useLocation,
    useMatches,
    useNavigate,
    useNavigation,
    useOutletContext,
    useParams,
    useResolvedPath,
    useRevalidator,
    useRouteError,
    useRouteLoaderData,
    useSearchParams,
    useSubmit,
  },
  zustand,
  axios: { default: axios, AxiosError, isAxiosError, isCancel },
  '@admissions/api-client': apiClient,
  '@admissions/store': store,
  '@admissions/ui': ui,
} satisfies { [P in EagerPackage]: Exports<P> };
