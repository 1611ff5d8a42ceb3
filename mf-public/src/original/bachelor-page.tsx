export { Component, ErrorBoundary, loader, shouldRevalidate } from '../features/guide/bachelor-page.tsx';
