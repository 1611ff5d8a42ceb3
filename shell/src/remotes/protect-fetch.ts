// A remote that replaced it would change every other remote of the page.
Object.defineProperty(globalThis, 'fetch', { value: fetch, writable: false, configurable: false });
