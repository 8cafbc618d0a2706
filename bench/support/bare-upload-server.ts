/** A plain copy: the HTTP server of the product, and each body written to a file as it comes. */
import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const folder = process.env.FOLDER as string;
const app = new Hono();
app.put('/*', async (c) => {
  const path = join(folder, randomUUID());
  const file = await open(path, 'w', 0o600);
  try {
    const reader = c.req.raw.body?.getReader();
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      await file.writeFile(chunk.value);
    }
    // As safe as what the product answers for.
    await file.sync();
  } finally {
    await file.close();
    await rm(path);
  }
  return c.json({}, 201);
});
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.stdout.write(`${port}\n`));
