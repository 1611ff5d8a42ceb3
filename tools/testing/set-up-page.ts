if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // Of its own, Testing Library waits a second: less than a busy machine takes to draw, or to read what a page fetches only when it is needed.
  configure({ asyncUtilTimeout: 30_000 });
  // Files share a document: what the last one showed goes, with what antd put beside it.
  cleanup();
  document.body.replaceChildren();
}

export {};
