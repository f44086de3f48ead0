import type { FastifySchema } from 'fastify';
import type { TSchema } from 'typebox';

type Responses = Readonly<Record<number, TSchema>>;

/**
 * Makes the options of a service's calls from their own schemas.
 * @param errors shapes of the errors that each call may have, by status
 * @param security credentials of each call, for the documentation
 */
export const describedCalls =
  <Errors extends Responses>(errors: Errors, security?: FastifySchema['security']) =>
  <const Schema extends FastifySchema & { response: Responses }>(
    schema: Schema,
  ): { schema: Schema & { response: Schema['response'] & Errors } } => ({
    schema: { ...schema, ...(security && { security }), response: { ...schema.response, ...errors } },
  });
