export { Component, ErrorBoundary, loader } from '../features/news/news-page.tsx';
