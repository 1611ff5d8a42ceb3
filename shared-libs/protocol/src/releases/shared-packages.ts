/**
 * The packages that the shell provides to every remote, with the exports each remote may use.
 * '*' gives the whole namespace; a list is curated so that the rest of a big library is left out of the visitor's download.
 * A lazy package is fetched when the first remote asks for it. axios is not on the list: remotes call through api-client, which fetches it with the first call,
 * whereas the runtime would fetch a share of it with every page.
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
