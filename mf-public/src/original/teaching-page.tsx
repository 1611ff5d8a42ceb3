export { Component, ErrorBoundary } from '../features/teaching/teaching-page.tsx';
