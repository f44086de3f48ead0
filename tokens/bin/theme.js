#!/usr/bin/env node
import { runCommand } from '../dist/command/index.js';

try {
  if (!(await runCommand(process.argv.slice(2)))) process.exitCode = 1;
} catch (error) {
  if (error?.name !== 'Problem') throw error;
  console.error(error.message);
  process.exitCode = 1;
}
