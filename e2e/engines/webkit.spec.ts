import { registerWalkthrough } from './register-walkthrough.ts';
import { openWebKit } from './webkit.ts';

const {
  WEBKIT_DRIVER_PATH: driver = '',
  WEBKIT_PATH: browser = '',
  XVFB_PATH: xvfb = '',
} = process.env;
const missing =
  driver && browser && xvfb
    ? null
    : 'There is no WebKit here: set WEBKIT_DRIVER_PATH, WEBKIT_PATH and XVFB_PATH.';

registerWalkthrough('WebKit', missing, (_options, refusesCookies) =>
  openWebKit({ driver, browser, xvfb, refusesCookies }),
);
