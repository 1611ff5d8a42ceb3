export { Component, ErrorBoundary } from '../features/visit/visit-page.tsx';
