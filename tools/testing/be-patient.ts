// Of its own, Testing Library waits a second: less than a busy machine takes to draw, or to read what a page fetches only when it is needed.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 30_000 });
}

export {};
