export { Component, ErrorBoundary, loader } from '../features/admissions/admissions-page.tsx';
