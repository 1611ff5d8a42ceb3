export { BarChart } from './bar-chart.tsx';
export { ShareBar } from './share-bar.tsx';
