import * as z from 'zod/mini';

/** JSON schema of the input that a platform sends or receives: fields with a default may be absent. */
export function schemaOf(schema) {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input' });
  return json;
}

export const refer = (kind, name) => ({ $ref: `#/components/${kind}/${name}` });

const EVERY_CALL = ['client', 'version', 'site', 'uuid', 'sign'];
const OWN_HEADERS = { memberInfo: ['name'], venueLaunch: ['platform'] };
const SECURITY = { none: [], optional: [{}, { token: [] }], member: [{ token: [] }] };

/** Examples of rejections that a call can return, by its kind. */
function rejectionsOf({ session, money, method }) {
  const names = ['BadSignature', ...(session === 'member' ? ['NoSession'] : []), ...(money || method === 'POST' ? ['BadField'] : [])];
  return Object.fromEntries(names.map((name) => [name, refer('examples', name)]));
}

/** The first sentence of a call's text; the description has all of it. */
const firstOf = (about) => /^.*?[.:;](?=\s|$)/.exec(about)?.[0].replace(/[.:;]$/, '') ?? about;

const examplesOf = (samples, pick) => Object.fromEntries(samples.map(({ name, sample }) => [name, { value: pick(sample) }]));

/** The text of `vvPretty` is a document of its own, once decrypted. */
const DECRYPTED = {
  vvPretty: { contentEncoding: 'base64', contentMediaType: 'application/json', contentSchema: refer('schemas', 'SiteConfig') },
};

/** One operation; `samples`: those of its call. */
export function operationOf({ call, tag, samples }) {
  const content = {
    type: 'object',
    properties: { status_code: { const: 6000 }, data: { ...schemaOf(call.response), ...DECRYPTED[call.name] } },
  };
  const headers = [...EVERY_CALL, ...(OWN_HEADERS[call.name] ?? []), ...(call.money ? ['idempotency'] : [])];
  return {
    operationId: call.name,
    tags: [tag],
    summary: firstOf(call.about),
    description: call.about,
    'x-signature-area': call.area,
    // A token of another device than the session's is rejected with 10004.
    ...(call.session !== 'none' && !call.reads ? { 'x-own-device': true } : {}),
    ...(call.stepUp ? { 'x-step-up': call.stepUp } : {}),
    security: SECURITY[call.session],
    parameters: headers.map((name) => refer('parameters', name)),
    ...(call.method === 'POST'
      ? {
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: schemaOf(call.request), examples: examplesOf(samples, ({ request }) => request.body ?? {}) },
            },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'The envelope: with `status_code` 6000 and `data` of this shape, or a rejection with any other code.',
        content: {
          'application/json': {
            schema: { anyOf: [{ allOf: [refer('schemas', 'Envelope'), content] }, refer('schemas', 'Rejection')] },
            examples: { ...examplesOf(samples, ({ response }) => response), ...rejectionsOf(call) },
          },
        },
      },
      '4XX': refer('responses', 'Rejected'),
    },
    ...(samples[0]
      ? { externalDocs: { description: 'Request and response with their headers', url: `samples/${samples[0].name}.json` } }
      : {}),
  };
}
