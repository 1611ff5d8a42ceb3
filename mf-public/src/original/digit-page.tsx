export { Component, ErrorBoundary, loader } from '../features/selfvalue/digit-page.tsx';
