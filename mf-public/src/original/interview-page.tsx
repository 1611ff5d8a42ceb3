export { Component, ErrorBoundary } from '../features/interview/interview-page.tsx';
