import { readPort } from '../processes/ports.ts';
import { Problem } from '../problem.ts';
import { controlUrl, storeUrl } from '../processes/services.ts';

export interface PublishedTheme {
  slug: string;
  name: string;
  /** DTCG document of the brand slots. */
  document: unknown;
}

export interface StorePlaces {
  /** Control URL of the sandbox; ends with a slash. */
  control: string;
  /** URL of the store; ends with a slash. */
  store: string;
}

/** The sandbox and the store that `npm start` runs in the same environment. */
export function readPlaces(): StorePlaces {
  const sandbox = { port: readPort('SANDBOX_PORT', 4100), cardPort: readPort('SANDBOX_CARD_PORT', 4101) };
  return { control: controlUrl(sandbox), store: storeUrl({ port: readPort('PORT', 4000), sandbox }) };
}

/** Sample facts of a store, as in the sandbox. */
const sampleFacts = (slug: string, name: string) => ({
  identifier: slug,
  referenceCode: `EXEMPLO-${slug}`,
  partnerName: name,
  // Without a logo, the header shows the name.
  partnerImage: '',
  partnerWhatsApp: '5511000000000',
});

const factsNeeded = [
  'The store is a document of the content service (GET /partner?slug=). Beside partnerTheme it needs:',
  '  referenceCode    the dealer’s code, sent with each order',
  '  partnerName      the name people read',
  '  partnerImage     URL of the logo; without one the header shows the name',
  '  partnerWhatsApp  number for messages, digits only with the country’s code',
];

/**
 * Puts a theme into the partner's document of the sandbox; a new partner gets sample facts.
 * @returns a description of the changes, line by line, with the URL of the store
 * @throws {Problem} if no sandbox responds, if it rejects the document, or if the store may not be replaced
 */
export async function publishTheme(
  { slug, name, document }: PublishedTheme,
  places: StorePlaces,
  { mayReplace = true }: { mayReplace?: boolean } = {},
): Promise<string[]> {
  const url = new URL(`content/partner/${slug}`, places.control);
  const present = await ask(url);
  if (present && !mayReplace) {
    throw new Problem(
      `The sandbox has a store ${slug} already (${String(present.body['partnerName'])}): it stays as it is.`,
    );
  }
  const facts = present === undefined ? sampleFacts(slug, name) : present.body;
  await ask(url, { ...facts, partnerTheme: document });
  return [
    present === undefined
      ? `Made the store ${slug} in the sandbox, with sample facts (${facts['referenceCode'] as string}).`
      : `Put the theme into the store ${slug} of the sandbox; its other facts stay.`,
    `Store: ${places.store}${slug}`,
    ...factsNeeded,
  ];
}

interface ControlDocument {
  body: Record<string, unknown>;
}

/** Reads a document of the sandbox, or puts its body; undefined if it doesn't exist. */
async function ask(url: URL, body?: unknown): Promise<ControlDocument | undefined> {
  const headers = { 'x-sandbox-control': '1', 'content-type': 'application/json' };
  let response: Response;
  try {
    response = await fetch(
      url,
      body === undefined ? { headers } : { method: 'PUT', headers, body: JSON.stringify(body) },
    );
  } catch {
    throw new Problem(
      `No sandbox answers at ${url.origin}: run npm start first, with the same SANDBOX_PORT if you set one.`,
    );
  }
  if (response.status === 404 && body === undefined) return undefined;
  if (!response.ok)
    throw new Problem(`The sandbox answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
  return (await response.json()) as ControlDocument;
}
