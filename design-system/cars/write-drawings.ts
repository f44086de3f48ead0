import { mkdirSync, writeFileSync } from 'node:fs';
import { drawingModules, drawingsFolder } from './drawing-modules.ts';

mkdirSync(drawingsFolder, { recursive: true });
const modules = drawingModules();
for (const [name, text] of modules) writeFileSync(new URL(name, drawingsFolder), text);
console.log(`${modules.size} drawings written to ${drawingsFolder.pathname}`);
