import { writeFileSync } from 'node:fs';
import { fontSheet } from './sheet.ts';

writeFileSync(new URL('../src/foundations/fonts.css', import.meta.url), fontSheet);
