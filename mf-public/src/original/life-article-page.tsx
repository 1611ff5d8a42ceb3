export { Component, ErrorBoundary, loader } from '../features/life/life-article-page.tsx';
