/** A local server that speaks as much of S3 as the store uses, with its own signatures' form checked, in memory. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface S3Server {
  endpoint: string;
  /** By path: `/bucket/key`. */
  objects: Map<string, Buffer>;
  /** Methods and paths that came so far. */
  calls: string[];
  /** The next requests of this method are answered with 503, or with this status, until it is set to null. */
  fail(method: 'PUT' | 'GET' | 'DELETE' | null, status?: number): void;
  stop(): Promise<void>;
}

export const startS3Server = async (accessKeyId: string): Promise<S3Server> => {
  const objects = new Map<string, Buffer>();
  const calls: string[] = [];
  let failing: string | null = null;
  let failure = 503;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    calls.push(`${request.method} ${path}`);
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const refuse = (status: number, code: string): void => {
        response.writeHead(status, { 'content-type': 'application/xml' });
        response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
      };
      const signed = new RegExp(`^AWS4-HMAC-SHA256 Credential=${accessKeyId}/\\d{8}/[\\w-]+/s3/aws4_request`);
      if (!signed.test(request.headers.authorization ?? '')) return refuse(403, 'AccessDenied');
      if (request.method === failing) return refuse(failure, 'SlowDown');
      if (request.method === 'PUT') {
        const body = Buffer.concat(parts);
        if (String(body.length) !== request.headers['content-length']) return refuse(400, 'IncompleteBody');
        objects.set(path, body);
        response.writeHead(200, { etag: '"0"' });
        return response.end();
      }
      if (request.method === 'DELETE') {
        objects.delete(path);
        response.writeHead(204);
        return response.end();
      }
      const object = objects.get(path);
      if (!object) return refuse(404, 'NoSuchKey');
      const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
      const part = range ? object.subarray(Number(range[1]), Number(range[2]) + 1) : object;
      response.writeHead(range ? 206 : 200, { 'content-length': part.length });
      response.end(part);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    calls,
    fail: (method, status = 503) => {
      failing = method;
      failure = status;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
