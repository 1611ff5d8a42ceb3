export { Component, ErrorBoundary, loader } from '../features/news/article-page.tsx';
