export { Component, ErrorBoundary, loader } from '../features/selfvalue/international-page.tsx';
