export { Component, ErrorBoundary, loader } from '../features/video/video-page.tsx';
