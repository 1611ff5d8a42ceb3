import * as apiClient from '@admissions/api-client';
import * as store from '@admissions/store';
import * as react from 'react';
import * as router from 'react-router';

const EXPECTED_EXPORTS: Readonly<Record<string, unknown>> = {
  react: react.useState,
  'react-router': router.useLoaderData,
  '@admissions/store': store.AppStoreContext,
  '@admissions/api-client': apiClient.apiContext,
};
/** A module that exports what it gets from the shared packages. */
export const PROBE = [
  "import { useState } from 'react';",
  "import { useLoaderData } from 'react-router';",
  "import { AppStoreContext } from '@admissions/store';",
  "import { apiContext } from '@admissions/api-client';",
  "export const seen = { react: useState, 'react-router': useLoaderData, '@admissions/store': AppStoreContext, '@admissions/api-client': apiContext };",
].join('\n');

/** Whether the module got the same instances as this process, by package. */
export function compareShared(module: unknown): Record<string, boolean> {
  const { seen = {} } = module as { seen?: Record<string, unknown> };
  return Object.fromEntries(
    Object.entries(EXPECTED_EXPORTS).map(([name, own]) => [name, seen[name] === own]),
  );
}
