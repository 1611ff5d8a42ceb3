export { Component, ErrorBoundary, loader } from '../features/yzu/yzu-page.tsx';
