/**
 * The packages that the shell provides to every remote, with the exports each remote may use.
 * '*' gives the whole namespace; a list is curated so that the rest of a big library is left out of the visitor's download.
 * A lazy package is fetched when the first remote asks for it.
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
      'NavLink',
      'Outlet',
      'Navigate',
      'Await',
      'Form',
      'data',
      'redirect',
      'replace',
      'createContext',
      'isRouteErrorResponse',
      'createSearchParams',
      'useBlocker',
      'useFetcher',
      'useHref',
      'useLoaderData',
      'useLocation',
      'useMatches',
      'useNavigate',
      'useNavigation',
      'useOutletContext',
      'useParams',
      'useResolvedPath',
      'useRevalidator',
      'useRouteError',
      'useRouteLoaderData',
      'useSearchParams',
      'useSubmit',
      'useAsyncValue',
      'useAsyncError',
      'useBeforeUnload',
    ],
  },
  zustand: { required: '^5.0.0', exports: '*' },
  axios: { required: '^1.0.0', exports: ['default', 'isAxiosError', 'isCancel', 'AxiosError'] },
  '@admissions/api-client': { required: '^1.0.0', exports: '*' },
  '@admissions/store': { required: '^1.0.0', exports: '*' },
  '@admissions/ui': { required: '^1.0.0', exports: '*' },
  '@admissions/admin-ui': { required: '^1.0.0', exports: '*', lazy: true },
} as const satisfies Record<string, { required: string; exports: '*' | readonly string[]; lazy?: true }>;
export type SharedPackage = keyof typeof SHARED_PACKAGES;
