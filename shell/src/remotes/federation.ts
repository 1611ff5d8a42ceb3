import { SHARED_PACKAGES, type SharedPackage } from '@admissions/protocol/releases';
import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { SHARED_OBJECTS } from './shared-objects.ts';

declare const __SHARED_VERSIONS__: Record<SharedPackage, string>;
declare global {
  var _FEDERATION_RUNTIME_CORE: unknown;
}
/** Loads a package when the first remote needs it. */
export type LazyShares = Partial<Record<SharedPackage, () => Promise<object>>>;
export type Federation = ReturnType<typeof createInstance>;

/** The document's federation instance. No host plugin: decision 0001. */
export function createFederation(lazy: LazyShares = {}): Federation {
  // Remotes are built without a runtime and expect it here before the first of them runs.
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  const eager = Object.entries(SHARED_OBJECTS).map(([name, object]) => [
    name,
    { ...describeShared(name as SharedPackage, true), lib: () => object },
  ]);
  const later = Object.entries({ zod: loadZod, ...lazy }).map(([name, load]) => [
    name,
    {
      ...describeShared(name as SharedPackage, false),
      get: () => load().then((module) => () => module),
    },
  ]);
  return createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries([...eager, ...later]),
  });
}
const loadZod = async () => (await import('./shared-zod.ts')).zod;
const describeShared = (name: SharedPackage, eager: boolean) => ({
  version: __SHARED_VERSIONS__[name],
  scope: ['default'],
  shareConfig: { singleton: true, requiredVersion: SHARED_PACKAGES[name].required, eager },
});
