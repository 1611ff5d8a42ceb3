import type { Release } from '@admissions/protocol/releases';

/** A second copy would have its own state. Parts of `@admissions/ui` are bundled on purpose. */
const SHELLS = [
  'react',
  'react-dom',
  'react-router',
  'zustand',
  'axios',
  'axios-retry',
  '@admissions/api-client',
  '@admissions/store',
  '@admissions/admin-ui',
];
/** Back office only: ten times the weight of a visitor's page. */
const BACK_OFFICE = /^(antd|@ant-design\/.+|@rc-component\/(?!qrcode$).+|@admissions\/admin-ui)$/;

/** Strings in the bundled code of a package, for builds without a package list. */
const MARKS = {
  antd: /\banticon\b/,
  react: /react\.transitional\.element[\s\S]*__CLIENT_INTERNALS/,
  'react-router': /__reactRouterVersion/,
  zustand: /\{\s*setState\b[^{}]{0,60}getState\b[^{}]{0,60}getInitialState\b/,
  axios: /ERR_BAD_OPTION_VALUE/,
};

/** Forbidden bundled packages, as messages. `codes` maps files to the source of its scripts. */
export function findForbiddenPackages(
  { manifest, packages = {}, needs = {} }: Pick<Release, 'manifest' | 'packages' | 'needs'>,
  codes: ReadonlyMap<string, string>,
) {
  const isPublic = manifest.base === '';
  const byNeed = Object.keys(needs)
    .filter((name) => isPublic && BACK_OFFICE.test(name))
    .map((name) => `${name} belongs to the back office; a public remote must not import it`);
  const byRecord = Object.keys(packages).flatMap((name) => describe(name, isPublic, ''));
  const byMark = [...codes].flatMap(([file, code]) =>
    Object.entries(MARKS)
      .filter(([name, mark]) => !(name in packages) && mark.test(code))
      .flatMap(([name]) => describe(name, isPublic, ` (in ${file})`)),
  );
  return [...new Set([...byNeed, ...byRecord, ...byMark])];
}

function describe(name: string, isPublic: boolean, where: string) {
  if (isPublic && BACK_OFFICE.test(name))
    return [`${name} is bundled${where}: it belongs to the back office, not to a visitors' remote`];
  return SHELLS.includes(name)
    ? [
        `${name} is bundled${where}: the shell has it, and a second copy would have a state of its own`,
      ]
    : [];
}
