export { Component, ErrorBoundary, loader, shouldRevalidate } from '../features/guide/specialized-page.tsx';
