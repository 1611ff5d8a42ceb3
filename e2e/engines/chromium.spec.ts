import { chromium } from '@playwright/test';
import { isLong } from '../fixtures/sampled.ts';
import { openChromium } from './chromium.ts';
import { isPictured } from './pictures.ts';
import { walkIn } from './walk.ts';

// Journeys are in Chromium: in the daily run the walk would only say the same once more. Its pictures are laid beside those of the others.
if (isLong || isPictured)
  walkIn('Chromium', null, async (options) => openChromium(await chromium.launch(options)));
