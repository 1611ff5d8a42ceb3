/**
 * Packages that the shell provides, with the exports available to remotes; '*' is all of them.
 * Curated lists enable tree shaking of big libraries. Lazy packages load on first use.
 * axios is missing: it would load with every page, while api-client loads it with the first call.
 */
export const SHARED_PACKAGES = {
  react: { required: '^19.0.0', exports: '*' },
  'react-dom': { required: '^19.0.0', exports: '*' },
  'react-dom/client': { required: '^19.0.0', exports: '*' },
  'react/jsx-runtime': { required: '^19.0.0', exports: '*' },
  'react-router': {
    required: '^8.0.0',
    exports: [
      'Link',
      'Outlet',
      'Navigate',
      'Form',
      'data',
      'redirect',
      'replace',
      'createContext',
      'isRouteErrorResponse',
      'useBlocker',
      'useHref',
      'useLoaderData',
      'useLocation',
      'useMatches',
      'useNavigate',
      'useNavigation',
      'useParams',
      'useRevalidator',
      'useRouteError',
      'useRouteLoaderData',
      'useSearchParams',
      'useBeforeUnload',
    ],
  },
  zustand: { required: '^5.0.0', exports: '*' },
  '@admissions/api-client': { required: '^2.0.0', exports: '*' },
  '@admissions/store': { required: '^2.0.0', exports: '*' },
  '@admissions/ui': { required: '^2.0.0', exports: '*' },
  '@admissions/admin-ui': { required: '^2.0.0', exports: '*', lazy: true },
} as const satisfies Record<
  string,
  { required: string; exports: '*' | readonly string[]; lazy?: true }
>;
export type SharedPackage = keyof typeof SHARED_PACKAGES;
