import * as apiClient from '@admissions/api-client';
import type { SHARED_PACKAGES, SharedPackage } from '@admissions/protocol/releases';
import * as store from '@admissions/store';
import * as ui from '@admissions/ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as zustand from 'zustand';
import * as router from './shared-router.ts';

type EagerPackage = {
  [P in SharedPackage]: (typeof SHARED_PACKAGES)[P] extends { isLazy: true } ? never : P;
}[SharedPackage];

/** Objects shared with remotes. */
export const SHARED_OBJECTS = {
  react,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react/jsx-runtime': jsxRuntime,
  'react-router': router,
  zustand,
  '@admissions/api-client': apiClient,
  '@admissions/store': store,
  '@admissions/ui': ui,
} satisfies Record<EagerPackage, object>;
