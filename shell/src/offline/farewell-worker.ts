// Takes the place of a service worker that is no longer wanted: forgets everything, and itself.

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  skipWaiting(): Promise<void>;
  registration: { unregister(): Promise<boolean> };
}
const worker = globalThis as unknown as WorkerScope;

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
