import { readFileSync } from 'node:fs';
import { describeRoute, parseRoute, shortestRoute, traceRoute } from './route.ts';
import { surveyWalks, type Survey } from './survey.ts';
import type { Violation } from './watches/watch.ts';

interface Walks {
  walkCount: number;
  seed: number;
  /** A file with one path, which is taken instead of random walks. */
  pathFile?: string;
}

/** Takes walks. @returns what they have broken, with the shortest path of each fault; empty where nothing is broken */
export async function reportWalks({ walkCount, seed, pathFile }: Walks): Promise<string> {
  if (pathFile !== undefined) return reportPath(readFileSync(pathFile, 'utf8'));
  const survey = await surveyWalks(walkCount, seed);
  const { orderCount } = survey;
  // Walks that place no orders would break nothing.
  const isIdle = walkCount >= 10 && orderCount < walkCount / 2;
  return isIdle ? `Only ${orderCount} orders in ${walkCount} walks` : reportFaults(survey, seed);
}

async function reportPath(path: string): Promise<string> {
  const { walk, trace } = await traceRoute(parseRoute(path));
  process.stdout.write(`${trace}\n`);
  return walk.violations.map(inWords).join('\n');
}

async function reportFaults({ walkCount, faults }: Survey, seed: number): Promise<string> {
  const reports: string[] = [];
  for (const { name, walkCount: brokenCount, route } of faults) {
    const shortest = await shortestRoute(route, name);
    const violation = shortest.walk.violations.find((each) => each.name === name);
    const found = `In ${brokenCount} of ${walkCount} walks of seed ${seed}: ${violation ? inWords(violation) : name}`;
    reports.push(`${found}\n${describeRoute(shortest)}\n`);
  }
  return reports.join('\n');
}

const inWords = ({ name, detail }: Violation) => `${name} (${detail})`;
