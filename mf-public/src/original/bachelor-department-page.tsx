export { Component, ErrorBoundary, loader } from '../features/guide/bachelor-department-page.tsx';
