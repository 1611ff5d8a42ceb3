export { Component, ErrorBoundary, loader } from '../features/share/story-page.tsx';
