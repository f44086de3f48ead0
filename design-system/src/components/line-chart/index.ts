export { LineChart, type ChartLine, type LineChartProps } from './LineChart.tsx';
