import { Type } from 'typebox';
import type { Kernel } from '../kernel/kernel.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { ServiceScope } from '../kernel/service.ts';
import { NewCar, newCar } from '../scenarios/new-car.ts';
import { checkBody, Fields, isFields, mergePatch } from '../services/content/rules.ts';
import {
  changeDocument,
  collections,
  readDocument,
  readDocuments,
  removeDocument,
  saveDocument,
} from '../services/content/state.ts';
import { readVersions, removeVersions, saveVersions } from '../services/vehicle/state.ts';

const OneCollection = Type.Enum([...collections]);
const params = Type.Object({ collection: OneCollection, slug: Type.String() });

/** Edits content and adds cars; the services use every change at once. */
export function contentRoutes(api: ServiceScope, kernel: Kernel): void {
  const { database } = kernel;

  api.get('/content', { schema: { summary: 'Documents of the content service' } }, async () => {
    const documents = await readDocuments(database);
    return {
      documents: documents.map(({ collection, slug, hiddenSections }) => ({ collection, slug, hiddenSections })),
    };
  });

  api.get(
    '/content/:collection/:slug',
    { schema: { summary: 'One document, hidden sections included', params } },
    async ({ params: { collection, slug } }) => {
      const document = await readDocument(database, collection, slug);
      if (!document) throw new Refusal(404, 'not_found', `No document ${slug} in ${collection}`);
      return document;
    },
  );

  api.post(
    '/content/:collection',
    {
      schema: {
        summary: 'Adds a document at the end of a collection',
        params: Type.Object({ collection: OneCollection }),
        body: Type.Object({ slug: Type.String(), body: Fields }),
      },
    },
    async ({ params: { collection }, body: { slug, body } }, reply) => {
      const checked = checkBody(collection, slug, body);
      if (await readDocument(database, collection, slug)) {
        throw new Refusal(409, 'exists', `There is already a document ${slug} in ${collection}`);
      }
      await saveDocument(database, { collection, slug, body: checked });
      return reply.status(201).send({ collection, slug, body: checked, hiddenSections: [] });
    },
  );

  api.put(
    '/content/:collection/:slug',
    { schema: { summary: 'Adds or replaces a document', params, body: Fields } },
    async ({ params: { collection, slug }, body }) => {
      await saveDocument(database, { collection, slug, body: checkBody(collection, slug, body) });
      return readDocument(database, collection, slug);
    },
  );

  api.patch(
    '/content/:collection/:slug',
    { schema: { summary: 'Changes a document by a JSON merge patch', params, body: Fields } },
    async ({ params: { collection, slug }, body }) =>
      changeDocument(database, collection, slug, ({ body: present, hiddenSections }) => ({
        body: checkBody(collection, slug, mergePatch(present, body)),
        hiddenSections,
      })),
  );

  api.post(
    '/content/:collection/:slug/sections/:section',
    {
      schema: {
        summary: 'Hides a section without losing its text, or shows it again',
        params: Type.Object({ collection: OneCollection, slug: Type.String(), section: Type.String() }),
        body: Type.Object({ isHidden: Type.Boolean() }),
      },
    },
    async ({ params: { collection, slug, section }, body: { isHidden } }) =>
      changeDocument(database, collection, slug, ({ body, hiddenSections }) => {
        const { acf } = body;
        if (!isFields(acf) || !Object.hasOwn(acf, section)) {
          throw new Refusal(404, 'not_found', `${collection}/${slug} has no section ${section}`);
        }
        const others = hiddenSections.filter((hidden) => hidden !== section);
        return { body, hiddenSections: isHidden ? [...others, section] : others };
      }),
  );

  api.delete(
    '/content/:collection/:slug',
    { schema: { summary: 'Removes a document', params } },
    async ({ params: { collection, slug } }, reply) => {
      if (!(await removeDocument(database, collection, slug))) {
        throw new Refusal(404, 'not_found', `No document ${slug} in ${collection}`);
      }
      return reply.status(204).send();
    },
  );

  api.post(
    '/cars',
    { schema: { summary: 'Adds a car: its page and an offer with every combination', body: NewCar } },
    async ({ body }, reply) => {
      const { versions, document } = newCar(body);
      const isPresent =
        (await readDocument(database, 'cars', body.slug)) !== undefined ||
        (await readVersions(database)).some((version) => version.slug === body.slug);
      if (isPresent) throw new Refusal(409, 'exists', `There is already a car ${body.slug}`);
      await saveDocument(database, document);
      await saveVersions(database, versions);
      return reply.status(201).send({ slug: body.slug, modelCodes: versions.map((version) => version.modelCode) });
    },
  );

  api.delete(
    '/cars/:slug',
    {
      schema: {
        summary: 'Removes a car: its page and its offers',
        params: Type.Object({ slug: Type.String() }),
      },
    },
    async ({ params: { slug } }, reply) => {
      const hadPage = await removeDocument(database, 'cars', slug);
      const hadVersions = await removeVersions(database, slug);
      if (!hadPage && !hadVersions) throw new Refusal(404, 'not_found', `No car ${slug}`);
      return reply.status(204).send();
    },
  );
}
