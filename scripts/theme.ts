import { runTheme } from './theme/run-theme.ts';

if (!(await runTheme(process.argv.slice(2)))) process.exitCode = 1;
