export { Component, ErrorBoundary, loader } from '../features/share/share-page.tsx';
