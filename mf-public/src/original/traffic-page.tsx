export { Component, ErrorBoundary, loader } from '../features/traffic/traffic-page.tsx';
