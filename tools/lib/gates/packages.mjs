/** The shell has these; a second copy would have a second state, and other types of its errors. Of `@admissions/ui` parts travel with remotes on purpose. */
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
/** Of the back office: ten times what a visitor's page weighs. */
const BACK_OFFICE = /^(antd|@ant-design\/.+|@rc-component\/.+|@admissions\/admin-ui)$/;

/** What stands in the code of a package whoever bundled it, also where the build does not say what it is made of. */
const MARKS = {
  antd: /\banticon\b/,
  react: /react\.transitional\.element[\s\S]*__CLIENT_INTERNALS/,
  'react-router': /__reactRouterVersion/,
  zustand: /\{\s*setState\b[^{}]{0,60}getState\b[^{}]{0,60}getInitialState\b/,
  axios: /ERR_BAD_OPTION_VALUE/,
};

/** Packages inside a release that must not be there, as sentences. `codes` are the texts of its scripts by file. */
export function findForbiddenPackages({ manifest, packages = {} }, codes) {
  const isPublic = manifest.base === '';
  const byRecord = Object.keys(packages).flatMap((name) => describe(name, isPublic, ''));
  const byMark = [...codes].flatMap(([file, code]) =>
    Object.entries(MARKS)
      .filter(([name, mark]) => !(name in packages) && mark.test(code))
      .flatMap(([name]) => describe(name, isPublic, ` (in ${file})`)),
  );
  return [...new Set([...byRecord, ...byMark])];
}

function describe(name, isPublic, where) {
  if (isPublic && BACK_OFFICE.test(name))
    return [`${name} is bundled${where}: it belongs to the back office, not to a visitors' remote`];
  return SHELLS.includes(name)
    ? [
        `${name} is bundled${where}: the shell has it, and a second copy would have a state of its own`,
      ]
    : [];
}
