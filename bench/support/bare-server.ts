/** The smallest server that answers with the same rows: `node:http`, the same driver and pool size, the same SQL, JSON. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';

const pool = new Pool({
  connectionString: process.env.DATABASE_URL,
  max: 12,
  // The owner sees no row through row-level security: the bare server becomes the person once a connection.
  options: `-c role=recueil_person -c recueil.user_id=${process.env.USER_ID}`,
});

const SQL = `select "id", "type", "priority", "status", "reference_number", "incident_date", "is_sensitive",
  "is_anonymized", "version", "sealed", "created_at", "updated_at" from "incidents"
  where "user_id" = $1 order by "created_at" desc, "id" desc limit $2`;

const server = createServer(async (_request, response) => {
  const { rows } = await pool.query(SQL, [process.env.USER_ID, 51]);
  const body = JSON.stringify({
    // The sealed bytes as text, about as long as in our answer.
    items: rows
      .slice(0, 50)
      .map(({ sealed, ...row }) => ({ ...row, content: sealed.toString('base64', 0, 60) })),
  });
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
