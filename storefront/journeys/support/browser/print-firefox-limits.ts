import { leftOutChecks, leftOutInFirefox } from './firefox-limits.ts';

/** Prints which journeys are left out, with the reasons. */
export default function printFirefoxLimits(): void {
  for (const { where, title, reason } of leftOutInFirefox) {
    console.log(`left out: ${where}${title === undefined ? '' : ` › ${title}`}: ${reason}`);
  }
  for (const { check, reason } of leftOutChecks) console.log(`left out: ${check}: ${reason}`);
}
