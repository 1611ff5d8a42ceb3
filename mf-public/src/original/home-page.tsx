export { Component, ErrorBoundary, loader } from '../features/home/home-page.tsx';
