import { readOptions } from './environment.ts';
import { createSandbox } from './server.ts';

try {
  const options = readOptions(process.env);
  const sandbox = await createSandbox(options);
  console.log(`Sandbox ${sandbox.url} (control ${sandbox.url}/_sandbox, documentation ${sandbox.url}/documentation)`);
  console.log(`Card form ${sandbox.cardUrl}`);

  let isClosing = false;
  const stop = () => {
    if (isClosing) return;
    isClosing = true;
    void sandbox.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  console.error(`The sandbox did not start: ${sentenceFor(error)}`);
  process.exitCode = 1;
}

function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `port ${String(error.port)} is taken; stop what listens there, or set SANDBOX_PORT or SANDBOX_CARD_PORT.`;
  }
  return error.message;
}
