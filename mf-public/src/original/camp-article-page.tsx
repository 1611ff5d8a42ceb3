export { Component, ErrorBoundary, loader } from '../features/camp/camp-article-page.tsx';
