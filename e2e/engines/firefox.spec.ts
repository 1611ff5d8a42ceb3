import { openFirefox } from './firefox.ts';
import { walkIn } from './walk.ts';

const { FIREFOX_PATH: browser = '', XVFB_PATH: xvfb = '' } = process.env;

walkIn(
  'Firefox',
  browser && xvfb ? null : 'There is no Firefox here: set FIREFOX_PATH and XVFB_PATH.',
  () => openFirefox({ browser, xvfb }),
);
