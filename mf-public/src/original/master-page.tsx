export { Component, ErrorBoundary, loader, shouldRevalidate } from '../features/guide/master-page.tsx';
