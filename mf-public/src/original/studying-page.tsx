export { Component, ErrorBoundary, loader } from '../features/selfvalue/studying-page.tsx';
