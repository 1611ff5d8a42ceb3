import { readdirSync } from 'node:fs';
import { findProgram, installPackages } from './programs.mjs';
import { say } from './say.mjs';

const { FIREFOX_PATH, WEBKIT_DRIVER_PATH, WEBKIT_PATH, XVFB_PATH } = process.env;
/** Where distributions install the browser that WebKitGTK's driver starts. */
const MINI_BROWSER = /^(lib64|lib|libexec)$/;

const find = () => ({
  FIREFOX_PATH: findProgram([FIREFOX_PATH, 'firefox-esr', 'firefox']) ?? '',
  WEBKIT_DRIVER_PATH: findProgram([WEBKIT_DRIVER_PATH, 'WebKitWebDriver']) ?? '',
  WEBKIT_PATH: findProgram([WEBKIT_PATH, ...miniBrowsers()]) ?? '',
  XVFB_PATH: findProgram([XVFB_PATH, 'Xvfb']) ?? '',
});

/** Finds or installs the engines besides Chromium; '' where impossible. */
export function findEngines() {
  let found = find();
  const missing = [
    !found.FIREFOX_PATH && 'firefox-esr',
    (!found.WEBKIT_DRIVER_PATH || !found.WEBKIT_PATH) && 'webkit2gtk-driver',
    !found.XVFB_PATH && 'xvfb',
  ].filter(Boolean);
  // One by one: a distribution may lack one of them.
  for (const name of missing) installPackages([name]);
  if (missing.length > 0) found = find();
  for (const [name, path] of Object.entries(found))
    say(path ? `  ${path}` : `  Nothing for ${name}: what needs it is skipped.`);
  return found;
}

function miniBrowsers() {
  if (process.platform !== 'linux') return [];
  const libraries = readdirSync('/usr').filter((name) => MINI_BROWSER.test(name));
  return libraries
    .flatMap((name) => [
      `/usr/${name}`,
      ...readdirSync(`/usr/${name}`)
        .filter((folder) => folder.endsWith('-linux-gnu'))
        .map((folder) => `/usr/${name}/${folder}`),
    ])
    .flatMap((folder) =>
      ['4.1', '6.0', '4.0'].flatMap((version) => [
        `${folder}/webkit2gtk-${version}/MiniBrowser`,
        `${folder}/webkitgtk-${version}/MiniBrowser`,
      ]),
    );
}
