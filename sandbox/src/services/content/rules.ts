import { Value } from 'typebox/value';
import { Type, type TSchema } from 'typebox';
import { slugPattern } from '../../slug.ts';
import {
  CarPage,
  FaqCategoriesResponse,
  FaqPostsResponse,
  FaqsResponse,
  HomeResponse,
  OfferConditionsResponse,
  PagesResponse,
  PartnerResponse,
} from '../../../contract/content.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Collection, Document } from './state.ts';

type Fields = Record<string, unknown>;

/** The response for a document: its body without the hidden sections. */
export function visibleBody({ body, hiddenSections }: Pick<Document, 'body' | 'hiddenSections'>): Fields {
  const { acf } = body;
  if (hiddenSections.length === 0 || !isFields(acf)) return body;
  const shown = Object.entries(acf).filter(([section]) => !hiddenSections.includes(section));
  return { ...body, acf: Object.fromEntries(shown) };
}

/** Documents contain file names of logos; the response contains their full URL. */
export function withPictureUrl(body: Fields, host: string): Fields {
  const { partnerImage } = body;
  // An empty name means no logo; as a URL it would name the folder.
  if (typeof partnerImage !== 'string' || partnerImage === '') return body;
  const pictures = `http://${host}/content/pictures/`;
  return {
    ...body,
    partnerImage: URL.canParse(partnerImage, pictures) ? new URL(partnerImage, pictures).href : partnerImage,
  };
}

/** `_fields=title,acf.banner`: returns only these; nested names have a dot. Absent means all. */
export function pickFields(body: Fields, fields: string | undefined): Fields {
  if (fields === undefined || fields.trim() === '') return body;
  const picked: Fields = {};
  for (const path of fields.split(',')) copyPath(body, picked, path.trim().split('.'));
  return picked;
}

function copyPath(from: Fields, to: Fields, [name, ...rest]: string[]): void {
  if (name === undefined || !Object.hasOwn(from, name)) return;
  const value = from[name];
  if (rest.length === 0) {
    to[name] = value;
    return;
  }
  if (!isFields(value)) return;
  const inner = isFields(to[name]) ? { ...to[name] } : {};
  copyPath(value, inner, rest);
  to[name] = inner;
}

/** A store with an invalid response. */
export const unreadableStore = { slug: 'loja-ilegivel', answer: [{ store: 'nonsense' }] };

/** @throws Refusal 503 for the store that is always down */
export function refuseFailingStore(slug: string | undefined): void {
  if (slug === 'loja-fora-do-ar') throw new Refusal(503, 'rest_unavailable', 'This store is down, always');
}

/** JSON merge patch (RFC 7396): null removes, objects merge, everything else replaces. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isFields(patch)) return patch;
  const merged: Fields = isFields(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name];
    else merged[name] = mergePatch(merged[name], value);
  }
  return merged;
}

const schemas: Record<Collection, TSchema> = {
  home: HomeResponse,
  cars: CarPage,
  faq: FaqPostsResponse.items,
  'faq-categories': FaqCategoriesResponse.items,
  faqs: FaqsResponse.items,
  pages: PagesResponse.items,
  partner: PartnerResponse.items,
  condicoes: OfferConditionsResponse.items,
};

/** @throws Refusal 422 if the body breaks the contract of its collection */
export function checkBody(collection: Collection, slug: string, body: unknown): Fields {
  if (!new RegExp(slugPattern).test(slug)) throw new Refusal(422, 'invalid_slug', 'a slug has a-z, 0-9 and hyphens');
  const schema = schemas[collection];
  if (!Value.Check(schema, body) || !isFields(body)) {
    const [first] = Value.Errors(schema, body);
    const where = first ? `${first.instancePath || '/'} ${first.message}` : 'not an object';
    throw new Refusal(422, 'invalid_document', `The document is not what the contract says: ${where}`);
  }
  if ('slug' in body && body['slug'] !== slug) {
    throw new Refusal(422, 'invalid_slug', 'the slug in the body is not the one in the path');
  }
  return body;
}

export const Fields = Type.Record(Type.String(), Type.Unknown());

export function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
