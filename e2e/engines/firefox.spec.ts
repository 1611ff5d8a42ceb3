import { openFirefox } from './firefox.ts';
import { registerWalkthrough } from './register-walkthrough.ts';

const { FIREFOX_PATH: browser = '', XVFB_PATH: xvfb = '' } = process.env;

registerWalkthrough(
  'Firefox',
  browser && xvfb ? null : 'There is no Firefox here: set FIREFOX_PATH and XVFB_PATH.',
  (_options, refusesCookies) => openFirefox({ browser, xvfb, refusesCookies }),
);
