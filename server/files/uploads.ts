import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { ValidationError } from '../../schema/errors.ts';
import { LARGEST_FILE } from '../../schema/files/file-format.ts';
import { downloadHeaders } from '../../schema/files/file-name.ts';
import type { Services } from '../../schema/services.ts';
import { admit } from '../admission/admission.ts';
import { requestNetwork } from '../admission/request-network.ts';
import type { Slots } from '../admission/slots.ts';
import type { AskedContext } from '../http/asked-context.ts';
import { sendError } from '../http/error-handler.ts';
import { refuseKey } from '../http/key-guard.ts';
import type { HostFileStore } from './file-store.ts';
import { type IncomingFile, randomName, receiveFile } from './receive-file.ts';
import { UploadPlaces } from './upload-places.ts';

/** Says to which application a file belongs. A page of another origin cannot send it without asking first. */
const TOKEN_HEADER = 'x-vendor-application';
const LONGEST_TOKEN = 200;

const TOO_LARGE = {
  status: 413,
  code: 'PAYLOAD_TOO_LARGE',
  message: 'The selected file must be smaller than 10MB',
};
const NO_FILE = {
  status: 400,
  code: 'BAD_REQUEST',
  message: 'Send one file as multipart/form-data, in a field with the name of its document.',
};
const WRONG_BODY = { ...NO_FILE, status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' };

export interface UploadOptions {
  readonly store: HostFileStore;
  /** Where files arrive. */
  readonly incoming: string;
  readonly createContext: (request: FastifyRequest, reply: FastifyReply) => Promise<AskedContext>;
  readonly slots: Slots;
}

/**
 * `POST /uploads` takes the documents of applications, one by one; `GET /uploads/<id>` hands them out. A file is written to the
 * disk as it arrives, and only then looked at.
 */
export function uploads({ store, incoming, createContext, slots }: UploadOptions): FastifyPluginAsync {
  const places = new UploadPlaces();
  return async (app) => {
    await takeMultipart(app);
    app.post('/uploads', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const token = tokenOf(request);
      if (token === undefined) {
        throw ValidationError.of(TOKEN_HEADER, `Send the token of the application in the header ${TOKEN_HEADER}.`);
      }
      const { context } = await createContext(request, reply);
      refuseKey(context);
      const { services } = context;
      await admit([slots], request, reply, () => services.vendorUploads.permit(token));
      return places.use(requestNetwork(request), () => takeFile(request, reply, { token, services }));
    });
    app.get<{ Params: { id: string } }>('/uploads/:id', async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { context, refusal } = await createContext(request, reply);
      if (refusal) {
        throw refusal;
      }
      refuseKey(context);
      const open = () => context.services.vendorUploads.open(request.params.id, tokenOf(request));
      const file = await admit([slots], request, reply, open);
      const bytes = await store.read(file.storageName);
      reply.headers(downloadHeaders(file.name, file.format)).header('content-length', file.sizeBytes);
      return reply.send(bytes);
    });
  };

  async function takeFile(
    request: FastifyRequest,
    reply: FastifyReply,
    { token, services }: { readonly token: string; readonly services: Services },
  ): Promise<FastifyReply> {
    const part = await request.file();
    if (!part) {
      return sendError(request, reply, NO_FILE);
    }
    const file = await receiveFile(part.file, incoming);
    try {
      if (part.file.truncated) {
        return sendError(request, reply, { ...TOO_LARGE, fields: { [part.fieldname]: TOO_LARGE.message } });
      }
      const keep = () => services.vendorUploads.keep(token, received(file, part));
      const { id, name, sizeBytes: size, scan } = await admit([slots], request, reply, keep);
      return await reply.code(201).send({ file: { id, name, size, scan } });
    } finally {
      await file.drop();
    }
  }

  function received(file: IncomingFile, { fieldname, filename }: { fieldname: string; filename: string }) {
    const keep = async () => {
      const name = randomName();
      await store.keep(file.path, name);
      return name;
    };
    return { field: fieldname, name: filename, sha256: file.sha256, source: file.source, keep };
  }
}

/** Only forms with files are accepted; any other body gets a hint about the format. */
async function takeMultipart(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart, {
    // A path in a name is to be seen and refused.
    preservePath: true,
    throwFileSizeLimit: false,
    limits: { fileSize: LARGEST_FILE, files: 1, fields: 0, parts: 1, headerPairs: 20 },
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || error.code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') {
      return sendError(request, reply, WRONG_BODY);
    }
    if (
      error.code?.startsWith('FST_FILES') ||
      error.code?.startsWith('FST_FIELDS') ||
      error.code?.startsWith('FST_PARTS')
    ) {
      return sendError(request, reply, NO_FILE);
    }
    throw error;
  });
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
  const token = headers[TOKEN_HEADER];
  return typeof token === 'string' && token !== '' ? token.slice(0, LONGEST_TOKEN) : undefined;
}
