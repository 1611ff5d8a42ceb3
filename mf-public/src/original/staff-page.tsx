export { Component, ErrorBoundary, loader } from '../features/staff/staff-page.tsx';
