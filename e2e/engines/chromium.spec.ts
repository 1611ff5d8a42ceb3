import { chromium } from '@playwright/test';
import { openChromium } from './chromium.ts';
import { walkIn } from './walk.ts';

walkIn('Chromium', null, async (options) => openChromium(await chromium.launch(options)));
