import { chromium } from '@playwright/test';
import { openChromium } from './chromium.ts';
import { registerWalkthrough } from './register-walkthrough.ts';

registerWalkthrough('Chromium', null, async (options, refusesCookies) =>
  openChromium(await chromium.launch(options), refusesCookies),
);
