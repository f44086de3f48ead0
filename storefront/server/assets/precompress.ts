import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Compressible types; fonts and images are compressed already. */
const compressible = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml', '.html']);

/** Smaller files fit in one packet either way. */
const smallestInBytes = 1024;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export interface PrecompressResult {
  files: number;
  bytes: number;
  brotliBytes: number;
}

/** Writes `.br` and `.gz` beside every compressible file of the build. Runs after each build. */
export async function precompress(directory: string): Promise<PrecompressResult> {
  const result: PrecompressResult = { files: 0, bytes: 0, brotliBytes: 0 };
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !compressible.has(extname(path)) || path.includes('.vite')) continue;
    const content = await readFile(path);
    if (content.length < smallestInBytes) continue;
    const [brotli, gzipped] = await Promise.all([
      brotliAsync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      gzipAsync(content, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
    result.files += 1;
    result.bytes += content.length;
    result.brotliBytes += brotli.length;
  }
  return result;
}

if (import.meta.main) {
  const directory = process.argv[2] ?? fileURLToPath(new URL('../../dist/client', import.meta.url));
  const { files, bytes, brotliBytes } = await precompress(directory);
  const kibibytes = (count: number) => `${Math.round(count / 1024)} KiB`;
  console.log(`Compressed ${files} files: ${kibibytes(bytes)} to ${kibibytes(brotliBytes)} in brotli.`);
}
