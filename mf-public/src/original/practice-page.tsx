export { Component, ErrorBoundary, loader } from '../features/selfvalue/practice-page.tsx';
