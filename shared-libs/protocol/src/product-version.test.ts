import { expect, it } from 'vitest';
import { version } from '../../../package.json';
import { PRODUCT_VERSION } from './product-version.ts';

it('the product version equals the version of the root package', () => {
  expect(PRODUCT_VERSION).toBe(version);
});
