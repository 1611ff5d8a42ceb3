export { Component, ErrorBoundary, loader } from '../features/camp/camp-page.tsx';
