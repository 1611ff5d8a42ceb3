/**
 * Packages that the shell provides to remotes. Lazy ones load when a remote first needs them.
 * axios is missing: it would load with every page, while api-client loads it with the first call.
 */
export const SHARED_PACKAGES = {
  react: { required: '^19.0.0' },
  'react-dom': { required: '^19.0.0' },
  'react-dom/client': { required: '^19.0.0' },
  'react/jsx-runtime': { required: '^19.0.0' },
  'react-router': { required: '^8.0.0' },
  zustand: { required: '^5.0.0' },
  zod: { required: '^4.0.0', isLazy: true },
  '@admissions/api-client': { required: '^2.0.0' },
  '@admissions/store': { required: '^2.0.0' },
  '@admissions/ui': { required: '^2.0.0' },
  '@admissions/admin-ui': { required: '^2.0.0', isLazy: true, isBackOffice: true },
} as const satisfies Record<string, { required: string; isLazy?: true; isBackOffice?: true }>;
export type SharedPackage = keyof typeof SHARED_PACKAGES;
