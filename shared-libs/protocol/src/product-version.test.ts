import { describe, expect, it } from 'vitest';
import { version } from '../../../package.json';
import { PRODUCT_VERSION } from './product-version.ts';

describe('the product version', () => {
  it('equals the version of the root package', () => {
    expect(PRODUCT_VERSION).toBe(version);
  });
});
