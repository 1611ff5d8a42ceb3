import { findProgram, installPackages } from './programs.mjs';
import { say } from './say.mjs';

const { FIREFOX_PATH, WEBKIT_DRIVER_PATH, WEBKIT_PATH, XVFB_PATH } = process.env;
/** Where distributions install the browser that WebKitGTK's driver starts. */
const MINI_BROWSERS = ['lib', 'lib64', 'libexec']
  .flatMap((name) => [name, `${name}/x86_64-linux-gnu`, `${name}/aarch64-linux-gnu`])
  .flatMap((folder) =>
    ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map(
      (version) => `/usr/${folder}/${version}/MiniBrowser`,
    ),
  );

const find = () => ({
  FIREFOX_PATH: findProgram([FIREFOX_PATH, 'firefox-esr', 'firefox']) ?? '',
  WEBKIT_DRIVER_PATH: findProgram([WEBKIT_DRIVER_PATH, 'WebKitWebDriver']) ?? '',
  WEBKIT_PATH: findProgram([WEBKIT_PATH, ...MINI_BROWSERS]) ?? '',
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
