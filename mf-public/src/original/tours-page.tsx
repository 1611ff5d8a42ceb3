export { Component, ErrorBoundary, loader } from '../features/tours/tours-page.tsx';
